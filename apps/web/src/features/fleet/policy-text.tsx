import classes from './fleet.module.css';

/** Shown as it was typed: plain text with its line breaks, never markup. */
export const PolicyText = ({ children }: { children: string }) => <p className={classes['plain']}>{children}</p>;
