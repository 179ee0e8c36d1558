import { answerByWords } from '../appointment-words.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import classes from './queue.module.css';

/** Until when it can be answered; red only when that is today, and nothing where it can wait. */
export const Deadline = ({ at, verb = 'Answer', shown }: { at: string | null; verb?: string; shown: Clock }) => {
  if (at === null) return null;
  const { words, isUrgent } = answerByWords(at, shown.now, shown);
  return (
    <span className={classes['deadline']} data-urgent={isUrgent || undefined}>
      {verb} {words}
    </span>
  );
};
