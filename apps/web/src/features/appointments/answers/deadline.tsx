import { answerByWords } from '../appointment-words.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import classes from './queue.module.css';

interface DeadlineProps {
  readonly at: string | null;
  readonly verb?: string;
  /** Whether it waits for who reads it. */
  readonly isOurs?: boolean;
  readonly shown: Clock;
}

/** Until when it can be answered; red only when that is today, and nothing where it can wait. */
export const Deadline = ({ at, verb = 'Answer', isOurs = true, shown }: DeadlineProps) => {
  if (at === null) return null;
  const { words, isUrgent } = answerByWords(at, shown.now, shown);
  return (
    <span className={classes['deadline']} data-urgent={(isOurs && isUrgent) || undefined}>
      {verb} {words}
    </span>
  );
};
