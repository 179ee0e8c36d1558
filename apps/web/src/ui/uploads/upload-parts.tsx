import { RotateCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { fieldProblem } from '../fields/field-parts.tsx';
import words from '../fields/field-words.module.css';
import classes from './upload-parts.module.css';
import { limitInWords, type UploadRules } from './upload-rules.ts';

interface UploadGroupProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export const UploadGroup = ({ label, className, children }: UploadGroupProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <span id={id} className={words['label']}>
        {label}
      </span>
      {children}
    </div>
  );
};

/** `title`: what was not uploaded. */
export const UploadFailed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div className={classes['failed']} role="alert">
    <span className={words['problem']}>{fieldProblem(title)}</span>
    <Button compact icon={<RotateCw size={18} aria-hidden />} onClick={onRetry}>
      Try again
    </Button>
  </div>
);

interface UploadFootProps {
  readonly problem: string | undefined;
  readonly description?: string | undefined;
  readonly rules: UploadRules;
  /** The limits are of use only before a file is chosen. */
  readonly isEmpty: boolean;
}

export const UploadFoot = ({ problem, description, rules, isEmpty }: UploadFootProps) => {
  if (problem)
    return (
      <span className={words['problem']} role="alert">
        {fieldProblem(problem)}
      </span>
    );
  if (!isEmpty) return null;
  return (
    <span className={words['help']}>
      {description && `${description} `}
      {limitInWords(rules)}
    </span>
  );
};
