import { useState } from 'react';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { ConfirmPhoneForm } from './confirm-phone-form.tsx';
import { NewPhoneForm, type WantedPhone } from './new-phone-form.tsx';

interface ChangePhoneDialogProps {
  readonly current: string | null;
  readonly hasPassword: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const ChangePhoneDialog = ({ opened, ...rest }: ChangePhoneDialogProps) => (
  <FormDialog title="Change phone number" opened={opened} onClose={rest.onClose}>
    <ChangePhone {...rest} />
  </FormDialog>
);

/** The new number, then the code that was texted there. */
const ChangePhone = (rest: Omit<ChangePhoneDialogProps, 'opened'>) => {
  const [wanted, setWanted] = useState<WantedPhone | null>(null);
  const [isEditing, setIsEditing] = useState(true);
  if (wanted === null || isEditing)
    return (
      <NewPhoneForm
        {...rest}
        typed={wanted?.typed ?? ''}
        onSent={(next) => {
          setWanted(next);
          setIsEditing(false);
        }}
      />
    );
  return (
    <ConfirmPhoneForm
      wanted={wanted}
      onSentAgain={setWanted}
      onUseAnother={() => setIsEditing(true)}
      onClose={rest.onClose}
    />
  );
};
