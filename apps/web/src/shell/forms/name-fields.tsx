import type { UseFormReturnType } from '@mantine/form';
import { MAX_PERSON_NAME_LENGTH } from '@tailgate/contract/facts';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from './name-fields.module.css';

export const requiredProblem = (words: string) => (typed: string) => (typed.trim() === '' ? words : null);

/** Of one's own name. */
export const NAME_RULES = {
  firstName: requiredProblem('Enter your first name'),
  lastName: requiredProblem('Enter your last name'),
};

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps<Values> {
  readonly form: UseFormReturnType<Values>;
  /** Whether typing begins here: the field has the focus as soon as the page is there. */
  readonly isStart?: boolean;
  /** Whose name it is: the browser fills in its owner's, and no other. */
  readonly of?: 'self' | 'other';
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** The fields are those of a larger form, which is why its type is widened here. */
export const NameFields = <Values extends Named>({
  form,
  isStart = false,
  of = 'self',
  required = true,
  disabled = false,
}: NameFieldsProps<Values>) => {
  const shared = { required, disabled, maxLength: MAX_PERSON_NAME_LENGTH };
  return (
    <div className={classes['pair']}>
      <TextField
        label="First name"
        autoFocus={isStart}
        {...(of === 'self' && { autoComplete: 'given-name' })}
        {...shared}
        {...form.getInputProps('firstName')}
      />
      <TextField
        label="Last name"
        {...(of === 'self' && { autoComplete: 'family-name' })}
        {...shared}
        {...form.getInputProps('lastName')}
      />
    </div>
  );
};
