import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './page-button.module.css';

interface PageButtonProps extends ComponentProps<typeof Button> {
  /** What the button is about: 'Running estimate · 2 h 15 min'. */
  readonly above?: ReactNode;
}

/** The one filled button of a page: in a bar at the bottom of a phone, below the form everywhere else. */
export const PageButton = ({ above, ...button }: PageButtonProps) => (
  <div className={classes['place']}>
    <div className={classes['bar']}>
      {above && <div className={classes['above']}>{above}</div>}
      <Button look="filled" type="submit" {...button} className={classes['button'] ?? ''} />
    </div>
  </div>
);
