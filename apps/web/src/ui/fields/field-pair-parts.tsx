import { useId, type ReactNode } from 'react';
import { fieldProblem, markedLabel, type FieldProps } from './field-parts.tsx';
import classes from './field-pair-parts.module.css';
import words from './field-words.module.css';

/** Two fields that are one answer: from and to. */
export const FieldPair = ({ children, ...field }: FieldProps & { readonly children: ReactNode }) => {
  const noteId = useId();
  const { description, error } = field;
  const hasNote = Boolean(error ?? description);
  return (
    <fieldset className={classes['group']} aria-describedby={hasNote ? noteId : undefined}>
      <legend className={`${classes['legend']} ${words['label']}`}>{markedLabel(field)}</legend>
      <div className={classes['pair']}>{children}</div>
      {hasNote && (
        <div id={noteId} className={`${classes['note']} ${words[error ? 'problem' : 'help']}`}>
          {error ? fieldProblem(error) : description}
        </div>
      )}
    </fieldset>
  );
};
