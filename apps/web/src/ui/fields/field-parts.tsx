import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './field-parts.module.css';

/** What every field says around its control. */
export interface FieldProps {
  readonly label: string;
  /** Help under the field; a problem takes its place. */
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Marks the label with '*'. */
  readonly required?: boolean | undefined;
  /** Adds '(Optional)': for forms in which most fields are required. */
  readonly optional?: boolean | undefined;
}

/** A form hands these to every field: `form.getInputProps('name')`. */
export interface ControlProps {
  readonly disabled?: boolean;
  readonly name?: string;
  readonly onBlur?: (() => void) | undefined;
}

export const fieldLabel = (label: string, optional: boolean): ReactNode =>
  optional ? (
    <>
      {label} <span className={classes['optional']}>(Optional)</span>
    </>
  ) : (
    label
  );

/** For controls with a label beside them, which Mantine does not mark as required. */
export const markedLabel = ({ label, required = false, optional = false }: FieldProps): ReactNode => (
  <>
    {fieldLabel(label, optional)}
    {required && (
      <span className={classes['required']} aria-hidden>
        {' *'}
      </span>
    )}
  </>
);

/** Never colour alone: the icon says it too. */
export const fieldProblem = (problem: ReactNode): ReactNode =>
  problem ? (
    <>
      <CircleAlert size={15} aria-hidden className={classes['icon']} />
      <span>{problem}</span>
    </>
  ) : null;

/** The props of a field as Mantine's inputs want them. */
export const fieldParts = <Props extends FieldProps>({
  label,
  description,
  error,
  required = false,
  optional = false,
  ...rest
}: Props) => ({
  ...rest,
  label: fieldLabel(label, optional),
  description: error ? null : description,
  error: fieldProblem(error),
  required,
});
