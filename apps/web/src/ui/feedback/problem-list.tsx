import { Info, Syringe, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './problem-list.module.css';

const TONES = ['danger', 'warning', 'info'] as const;

export interface Problem {
  readonly id: string;
  readonly tone: (typeof TONES)[number];
  /** `Biscuit bites when nails are done` */
  readonly title: ReactNode;
  /** What it means, and since when. */
  readonly note?: ReactNode;
  /** What mends it: a link or a small button. */
  readonly action?: ReactNode;
  readonly kind?: 'vaccination';
}

const iconOf = ({ kind, tone }: Problem): LucideIcon => {
  if (kind === 'vaccination') return Syringe;
  return tone === 'info' ? Info : TriangleAlert;
};

interface ProblemListProps {
  /** `Alerts for Priya Raman` */
  readonly label: string;
  readonly problems: readonly Problem[];
}

/** What is wrong or must be known first, in words: red before amber before what only helps. */
export const ProblemList = ({ label, problems }: ProblemListProps) => {
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
  return (
    <ul className={classes['problems']} aria-label={label}>
      {sorted.map((problem) => {
        const Icon = iconOf(problem);
        const { id, tone, title, note, action } = problem;
        return (
          <li key={id} className={classes['problem']} data-tone={tone}>
            <Icon size={20} aria-hidden className={classes['icon']} />
            <div className={classes['words']}>
              <strong>{title}</strong>
              {note && <span className={classes['note']}>{note}</span>}
            </div>
            {action && <div className={classes['action']}>{action}</div>}
          </li>
        );
      })}
    </ul>
  );
};
