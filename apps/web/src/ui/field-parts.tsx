import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './field-parts.module.css';

export const fieldLabel = (label: string, optional: boolean): ReactNode =>
  optional ? (
    <>
      {label} <span className={classes['optional']}>(Optional)</span>
    </>
  ) : (
    label
  );

/** Never colour alone: the icon says it too. */
export const fieldProblem = (problem: ReactNode): ReactNode =>
  problem ? (
    <>
      <CircleAlert size={15} aria-hidden className={classes['icon']} />
      <span>{problem}</span>
    </>
  ) : null;
