import { MAX_PASSKEY_NAME_LENGTH } from '@tailgate/contract/facts';
import type { ReactNode } from 'react';
import { SendForm } from '#shell/forms/send-form.tsx';
import type { SentForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from '../form.module.css';

interface PasskeyName {
  readonly name: string;
}

/** What adding and renaming have in common. */
export const passkeyNameField = (name: string) => ({
  initial: { name },
  validate: { name: (typed: string) => (typed.trim() === '' ? 'Enter a name' : null) },
});

interface PasskeyNameFormProps {
  readonly of: SentForm<PasskeyName>;
  readonly action: string;
  /** Refusals of what else is offered. */
  readonly problem?: string | null;
  /** Beside the button that saves: Cancel, or something else to do with the passkey. */
  readonly other: ReactNode;
}

export const PasskeyNameForm = ({ of, action, problem = null, other }: PasskeyNameFormProps) => (
  <SendForm of={of} className={classes['form']} problem={problem}>
    <TextField
      label="Passkey name"
      maxLength={MAX_PASSKEY_NAME_LENGTH}
      required
      withAsterisk={false}
      data-autofocus
      {...of.form.getInputProps('name')}
    />
    <DialogActions>
      {other}
      <Button look="filled" type="submit" busy={of.isSaving} busyLabel="Saving…">
        {action}
      </Button>
    </DialogActions>
  </SendForm>
);
