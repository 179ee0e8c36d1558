import { CODE_LENGTH } from '@tailgate/contract/facts';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { CodeAgainRow } from '#shell/forms/code-entry.tsx';
import { ResendButton } from '#shell/forms/resend-button.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import classes from '../form.module.css';
import { signInFailure } from '../sign-in/sign-in-failure.ts';
import { changePhoneFailure, type WantedPhone } from './new-phone-form.tsx';

interface ConfirmPhoneFormProps {
  readonly wanted: WantedPhone;
  readonly onSentAgain: (wanted: WantedPhone) => void;
  readonly onUseAnother: () => void;
  readonly onClose: () => void;
}

export const ConfirmPhoneForm = ({ wanted, onSentAgain, onUseAnother, onClose }: ConfirmPhoneFormProps) => {
  const confirm = useWrite('POST /v2/account/confirm-phone', { errors: 'inline' });
  const resend = useWrite('POST /v2/account/change-phone', { errors: 'inline' });
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useSendForm(confirm, {
    initial: { code: '' },
    validate: { code: (code) => (code.length < CODE_LENGTH ? 'Enter all six digits' : null) },
    input: ({ code }) => ({ body: { code } }),
    onSent: () => {
      toastSuccess('Your phone number is changed.');
      onClose();
    },
    refusalOf: signInFailure,
  });
  const { form } = sent;
  const { typed, sentAtMs, ...body } = wanted;
  const sendAgain = () =>
    resend.mutate(
      { body },
      {
        onSuccess: () => {
          setProblem(null);
          form.setValues({ code: '' });
          toastSuccess('We sent a new code');
          onSentAgain({ ...wanted, sentAtMs: currentTimeMs() });
        },
        onError: (error) => {
          const { notice, fields } = changePhoneFailure(error);
          setProblem(notice ?? Object.values(fields)[0] ?? error.message);
        },
      },
    );
  return (
    <SendForm
      of={sent}
      problem={problem}
      className={classes['form']}
      lead={<p className={classes['lead']}>Enter the code we texted to {typed}.</p>}
    >
      <CodeField
        label="Six-digit code"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('code')}
        value={form.values.code}
        onComplete={(code) => sent.save({ code })}
      />
      <CodeAgainRow>
        <ResendButton key={sentAtMs} sentAtMs={sentAtMs} busy={resend.isPending} onResend={sendAgain} />
        <Button look="text" compact onClick={onUseAnother}>
          Use another number
        </Button>
      </CodeAgainRow>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Checking…">
          Change phone number
        </Button>
      </DialogActions>
    </SendForm>
  );
};
