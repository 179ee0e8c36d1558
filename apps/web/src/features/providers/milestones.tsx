import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './milestones.module.css';

interface Milestone {
  readonly title: string;
  readonly words: ReactNode;
  readonly state: 'done' | 'now' | 'later';
  /** Leads to where the step is done. */
  readonly action?: ReactNode;
}

const SPOKEN = { done: 'Done', now: 'Now', later: 'Later' } as const;

/** The steps to an active account and the progress so far. */
export const Milestones = ({ steps }: { steps: readonly Milestone[] }) => (
  <ol className={classes['steps']}>
    {steps.map(({ title, words, state, action }, index) => (
      <li
        key={title}
        className={classes['step']}
        data-state={state}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <span className={classes['dot']} role="img" aria-label={SPOKEN[state]}>
          {state === 'done' ? <Check size={16} aria-hidden /> : index + 1}
        </span>
        <div>
          <h2 className={classes['title']}>{title}</h2>
          <p className={classes['words']}>{words}</p>
        </div>
        {action}
      </li>
    ))}
  </ol>
);
