const ROW = 'tbody > tr, li';
/** What a row opens keeps the row in mind: its menu, and the dialog that asks before deleting. */
const OPENED = '[role=menu], [role=dialog]';
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';
const CLOSING_MS = 50;
const LONGEST_CLOSING_MS = 2000;

interface Place {
  readonly row: Element;
  readonly list: Element;
  /** Among the rows, and among the controls of the row. */
  readonly index: number;
  readonly control: number;
  readonly address: string;
}

const placeOf = (focused: Element): Place | null => {
  const row = focused.closest(ROW);
  const list = row?.parentElement;
  if (!row || !list) return null;
  return {
    row,
    list,
    index: [...list.children].indexOf(row),
    control: [...row.querySelectorAll(CONTROLS)].indexOf(focused),
    address: location.pathname,
  };
};

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

const focusNext = ({ list, index, control }: Place): void => {
  const next = list.isConnected ? (list.children[index] ?? list.children[index - 1]) : undefined;
  const controls = [...(next?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const found = controls[control] ?? controls.at(-1);
  if (found) found.focus();
  else focusHeading();
};

/** A row that goes away with the focus, usually because it was deleted, gives it to the next row or to the heading. */
export const focusAfterRemoval = (): (() => void) => {
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (gone: Place, waitedMs: number): void => {
    const { activeElement } = document;
    // A closing dialog still has the focus, and cannot return it to a row that is gone.
    if (activeElement?.closest(OPENED) && waitedMs < LONGEST_CLOSING_MS)
      timer = setTimeout(() => settle(gone, waitedMs + CLOSING_MS), CLOSING_MS);
    else if (activeElement === document.body && gone.address === location.pathname) focusNext(gone);
  };
  const observer = new MutationObserver(() => {
    if (!place || place.row.isConnected) return;
    const gone = place;
    place = null;
    observer.disconnect();
    settle(gone, 0);
  });
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest(OPENED)) return;
    clearTimeout(timer);
    place = placeOf(target);
    observer.disconnect();
    if (place) observer.observe(document.body, { childList: true, subtree: true });
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
};
