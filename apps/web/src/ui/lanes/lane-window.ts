import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Rows beside those in view, so that scrolling meets rows that are there already. */
const SPARE = 6;
/** Rows come and go a few at a time: not at every pixel. */
const STEP = 4;
/** Before the height is known. */
const FIRST_ROWS = 12;

interface LaneWindow {
  readonly first: number;
  readonly last: number;
}

const windowAt = (node: HTMLElement, rowHeight: number): LaneWindow => {
  const rows = node.clientHeight > 0 ? Math.ceil(node.clientHeight / rowHeight) : FIRST_ROWS;
  const top = Math.floor(node.scrollTop / rowHeight / STEP) * STEP;
  return { first: Math.max(0, top - SPARE), last: top + rows + SPARE + STEP };
};

/** Which rows of equal height are drawn: those in view, and some around them. */
export const useLaneWindow = (
  frame: RefObject<HTMLElement | null>,
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
) => {
  const [shown, setShown] = useState<LaneWindow>({ first: 0, last: FIRST_ROWS });
  const measure = useCallback(() => {
    const node = frame.current;
    if (node === null) return;
    const next = windowAt(node, rowHeight);
    setShown((before) => (before.first === next.first && before.last === next.last ? before : next));
  }, [frame, rowHeight]);
  useLayoutEffect(() => {
    const node = frame.current;
    if (node === null) return undefined;
    // It reports the first height as well.
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [frame, measure]);
  return { first: Math.min(shown.first, count), last: Math.min(shown.last, count), onScroll: measure };
};
