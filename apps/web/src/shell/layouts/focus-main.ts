import type { AnyRouter } from '@tanstack/react-router';
import { MAIN_ID } from './skip-link.tsx';

/** After a change of page, reading and tabbing start at its content, as after a full load. */
export const focusMainAfterNavigation = (router: AnyRouter): (() => void) =>
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!fromLocation || !pathChanged) return;
    const main = document.getElementById(MAIN_ID);
    // A field that asked for focus itself keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  });
