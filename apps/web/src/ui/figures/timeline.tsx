import { VisuallyHidden } from '@mantine/core';
import { CarFront, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './timeline.module.css';

interface TimelineProps {
  readonly label: string;
  /** One line for each stop, except the next one. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** A day as it is driven: stops and the ways between them. */
export const Timeline = ({ label, dense = false, children }: TimelineProps) => (
  <ol className={classes['timeline']} data-dense={dense || undefined} aria-label={label}>
    {children}
  </ol>
);

interface TimelineStopProps {
  readonly number: number;
  /** '12:15 PM', or 'Next stop · 9:30 AM'. */
  readonly heading: string;
  readonly aside?: string;
  /** What is late is loud. */
  readonly asideTone?: 'danger';
  readonly done?: boolean;
  /** The next stop, at most one of a timeline: it takes the whole width. */
  readonly next?: boolean;
  readonly children: ReactNode;
}

export const TimelineStop = ({
  number,
  heading,
  aside,
  asideTone,
  done = false,
  next = false,
  children,
}: TimelineStopProps) => (
  <li className={classes['stop']} data-next={next || undefined} data-done={done || undefined}>
    {!next && (
      <span className={classes['dot']}>
        {done ? <Check size={16} aria-hidden /> : number}
        {done && <VisuallyHidden>{number}, done</VisuallyHidden>}
      </span>
    )}
    <div className={classes['card']}>
      <div className={classes['head']}>
        {next && <span className={classes['number']}>{number}</span>}
        <h3 className={classes['heading']}>{heading}</h3>
        {aside && (
          <span className={classes['aside']} data-tone={asideTone}>
            {aside}
          </span>
        )}
      </div>
      <div className={classes['body']}>{children}</div>
    </div>
  </li>
);

interface DriveLegProps {
  readonly minutes: number;
  readonly miles: number;
  readonly note?: string;
  readonly noteTone?: 'danger';
}

export const DriveLeg = ({ minutes, miles, note, noteTone }: DriveLegProps) => (
  <li className={classes['leg']}>
    <CarFront size={16} aria-hidden />
    <span>
      <VisuallyHidden>Drive </VisuallyHidden>
      {minutes} min · {miles.toFixed(1)} mi
      {note && (
        <span className={classes['note']} data-tone={noteTone}>
          {' '}
          · {note}
        </span>
      )}
    </span>
  </li>
);
