import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './page-bar.module.css';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

const setPlace = (node: HTMLElement | null): void => {
  place = node;
  listeners.forEach((hear) => hear());
};
const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};

/** Where a layout shows the bar of its page: below the content, over its whole width, always in sight. */
export const PageBarPlace = () => <div ref={setPlace} className={classes['place']} />;

/** The bar of a page, wherever in the page it is rendered. Without a layout it stands where it is. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const node = useSyncExternalStore(subscribe, () => place);
  return node ? createPortal(children, node) : children;
};
