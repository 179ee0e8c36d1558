import { useRef, type PointerEvent } from 'react';

const FAR_PX = 96;
const FAST_PX_PER_MS = 0.5;
/** Below this a quick tap with a trembling finger is still a tap. */
const LEAST_PX = 24;

interface Swipe {
  readonly startY: number;
  readonly startedAt: number;
}

/** The sheet follows the finger; let go far enough down or fast enough it closes, otherwise it goes back. */
export const useSwipeDown = (sheet: () => HTMLElement | null | undefined, onSwiped: () => void) => {
  const swipe = useRef<Swipe>(null);
  const move = (px: number): void => sheet()?.style.setProperty('translate', px > 0 ? `0 ${px}px` : 'none');
  const end = ({ clientY, timeStamp }: PointerEvent): void => {
    if (!swipe.current) return;
    const px = clientY - swipe.current.startY;
    const speed = px / Math.max(1, timeStamp - swipe.current.startedAt);
    swipe.current = null;
    if (px > FAR_PX || (px > LEAST_PX && speed > FAST_PX_PER_MS)) onSwiped();
    else move(0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      swipe.current = { startY: event.clientY, startedAt: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (swipe.current) move(clientY - swipe.current.startY);
    },
    onPointerUp: end,
    onPointerCancel: () => {
      swipe.current = null;
      move(0);
    },
  };
};
