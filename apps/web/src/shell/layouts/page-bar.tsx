import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './page-bar.module.css';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

let shown = 0;

const tell = (): void => listeners.forEach((hear) => hear());
const setPlace = (node: HTMLElement | null): void => {
  place = node;
  tell();
};
const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Where a layout shows the bar of its page: below the content, over its whole width, always in sight. */
export const PageBarPlace = () => <div ref={setPlace} data-page-bar className={classes['place']} />;

/** Whether the page has a bar now: the filled button is there, and no other. */
export const usePageBarIsShown = (): boolean => useSyncExternalStore(subscribe, () => shown > 0);

/** The bar of a page, wherever in the page it is rendered. Without a layout it stands where it is. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const node = useSyncExternalStore(subscribe, () => place);
  useLayoutEffect(() => {
    shown += 1;
    tell();
    return () => {
      shown -= 1;
      tell();
    };
  }, []);
  return node ? createPortal(children, node) : children;
};
