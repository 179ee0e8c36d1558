import { useForm } from '@mantine/form';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FreshChangeForm } from './fresh-change-form.tsx';
import { emailProblem } from './settings-values.ts';

interface ChangeEmailDialogProps {
  readonly current: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChanged: (email: string) => void;
}

export const ChangeEmailDialog = ({ current, opened, onClose, onChanged }: ChangeEmailDialogProps) => (
  <Dialog title="Change email" opened={opened} onClose={onClose}>
    <ChangeEmail current={current} onClose={onClose} onChanged={onChanged} />
  </Dialog>
);

const ChangeEmail = ({ current, onClose, onChanged }: Omit<ChangeEmailDialogProps, 'opened'>) => {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() === '' ? 'Enter your new email' : emailProblem(email)) },
  });
  const change = useWrite('POST /v2/account/change-email', { errors: 'inline' });
  return (
    <FreshChangeForm
      form={form}
      field="email"
      lead={
        current ? `You log in with it from then on. We tell your old address, ${current}, that it was changed.` : ''
      }
      passwordLead="Before your email is changed, show that it is you."
      action="Change email"
      isPending={change.isPending}
      change={({ email }, onError) => {
        const onSuccess = () => {
          toastSuccess('Your email is changed');
          onChanged(email.trim().toLowerCase());
          onClose();
        };
        change.mutate({ body: { email: email.trim() } }, { onSuccess, onError });
      }}
      onClose={onClose}
    >
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FreshChangeForm>
  );
};
