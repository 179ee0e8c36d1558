import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

export const MAIN_ID = 'main';

/** Marks where a page begins that has links of its own before it; takes focus, so it is made focusable with it. */
export const CONTENT_START = { 'data-content-start': true, tabIndex: -1 } as const;

/** Lists of links inside the main part, like those of the settings, are passed as well. */
const passOwnLinks = (event: MouseEvent) => {
  const start = document.querySelector<HTMLElement>('[data-content-start]');
  if (!start) return;
  event.preventDefault();
  start.focus();
};

export const SkipLink = () => (
  <a className={classes['skip']} href={`#${MAIN_ID}`} onClick={passOwnLinks}>
    Skip to content
  </a>
);
