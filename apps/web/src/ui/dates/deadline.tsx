import { durationInWords } from '#ui/words/duration.ts';
import classes from './deadline.module.css';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;
/** From then on the time that is left says more than the date. */
const SOON_MINUTES = 24 * 60;

export type DeadlineStage = 'before' | 'soon' | 'over';

/** Where a deadline stands; `left` is for `soon` alone. */
export const deadlineAt = (at: string, now: Date): { readonly stage: DeadlineStage; readonly left: string } => {
  const minutes = Math.floor((Date.parse(at) - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return { stage: 'over', left: '' };
  return minutes < SOON_MINUTES
    ? { stage: 'soon', left: `${durationInWords(Math.max(minutes, 1))} left` }
    : { stage: 'before', left: '' };
};

interface DeadlineProps {
  /** An instant. */
  readonly at: string;
  /** What holds until then, with the moment. */
  readonly before: string;
  /** What holds since, with what it costs; never what has lapsed. */
  readonly over: string;
}

/** What holds until a moment and what after it, by the clock: nothing is promised that has lapsed. */
export const Deadline = ({ at, before, over }: DeadlineProps) => {
  const { stage, left } = deadlineAt(at, useNow());
  return (
    <span className={classes['deadline']} data-stage={stage}>
      {stage === 'over' ? over : before}
      {stage === 'soon' && <span className={classes['left']}> · {left}</span>}
    </span>
  );
};
