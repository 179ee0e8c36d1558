import { useForm } from '@mantine/form';
import { MAX_PASSKEY_NAME_LENGTH } from '@tailgate/contract/facts';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import form from '../form.module.css';
import { nameOfThisDevice } from './device-name.ts';

interface PasskeyNameFormProps {
  readonly name?: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly notice: string | null;
  readonly onNamed: (name: string) => void;
  readonly onClose?: () => void;
  /** Beside the button that saves, in place of Cancel. */
  readonly other?: ReactNode;
}

export const PasskeyNameForm = ({
  name = nameOfThisDevice(),
  action,
  isPending,
  notice,
  onNamed,
  onClose,
  other,
}: PasskeyNameFormProps) => {
  const fields = useForm({
    initialValues: { name },
    validate: { name: (typed) => (typed.trim() === '' ? 'Enter a name' : null) },
  });
  return (
    <form
      noValidate
      className={form['form']}
      onSubmit={fields.onSubmit(({ name: typed }) => {
        if (!isPending) onNamed(typed.trim());
      })}
    >
      {notice && <Notice tone="danger">{notice}</Notice>}
      <TextField
        label="Passkey name"
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        required
        withAsterisk={false}
        data-autofocus
        {...fields.getInputProps('name')}
      />
      <DialogActions>
        {other ?? <Button onClick={onClose}>Cancel</Button>}
        <Button look="filled" type="submit" busy={isPending} busyLabel="Saving…">
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};
