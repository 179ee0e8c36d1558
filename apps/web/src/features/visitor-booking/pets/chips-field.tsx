import { useId } from 'react';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { fieldProblem } from '#ui/fields/field-parts.tsx';
import classes from '../visitor-booking.module.css';

interface ChipsFieldProps<Value extends string> {
  readonly label: string;
  /** What the chips are of, for who hears them one by one: 'Size of Biscuit'. */
  readonly group: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly error?: string | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A few choices that are all on the screen: one tap instead of a list. */
export const ChipsField = <Value extends string>({
  label,
  group,
  choices,
  chosen,
  error,
  onChoose,
}: ChipsFieldProps<Value>) => {
  const id = useId();
  return (
    <div className={classes['chips']} aria-describedby={error === undefined ? undefined : id}>
      <p className={classes['label']}>{label}</p>
      <ChoiceChips label={group} choices={choices} chosen={chosen ?? ('' as Value)} onChoose={onChoose} />
      {error !== undefined && (
        <div id={id} className={classes['problem']} role="alert">
          {fieldProblem(error)}
        </div>
      )}
    </div>
  );
};
