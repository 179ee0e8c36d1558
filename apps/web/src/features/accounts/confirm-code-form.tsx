import { CODE_LENGTH } from '@tailgate/contract/facts';
import { useState, type ComponentProps } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { CodeAgainRow } from '#shell/forms/code-entry.tsx';
import { ResendButton } from '#shell/forms/resend-button.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import type { ConfirmPasswordForm } from './confirm-password-form.tsx';
import classes from './form.module.css';
import { signInFailure } from './sign-in/sign-in-failure.ts';

interface ConfirmCodeFormProps extends ComponentProps<typeof ConfirmPasswordForm> {
  /** Where the code is texted. */
  readonly phone: string | null;
}

/** For accounts without a password: a code that is texted to their own phone. */
export const ConfirmCodeForm = ({ phone, ...props }: ConfirmCodeFormProps) => {
  const [sentAtMs, setSentAtMs] = useState<number | null>(null);
  const request = useWrite('POST /v2/account/confirm-sign-in/code', { errors: 'inline' });
  const text = useSendForm(request, {
    initial: {},
    input: () => ({}),
    onSent: () => setSentAtMs(currentTimeMs()),
    refusalOf: signInFailure,
  });
  const to = phone === null ? 'your phone' : phoneInWords(phone);
  if (sentAtMs === null)
    return (
      <SendForm of={text} className={classes['form']} lead={props.children}>
        <p className={classes['lead']}>{`To confirm that it’s you, we text a code to ${to}.`}</p>
        <DialogActions>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button look="filled" type="submit" busy={text.isSaving} busyLabel="Sending…">
            Text me a code
          </Button>
        </DialogActions>
      </SendForm>
    );
  return (
    <EnterCode
      {...props}
      to={to}
      again={{ sentAtMs, isPending: text.isSaving, problem: text.notice, send: () => text.save({}) }}
    />
  );
};

interface EnterCodeProps extends ComponentProps<typeof ConfirmPasswordForm> {
  readonly to: string;
  readonly again: {
    readonly sentAtMs: number;
    readonly isPending: boolean;
    readonly problem: string | null;
    readonly send: () => void;
  };
}

const EnterCode = ({ to, again, children, action, isGoingOn = false, onConfirmed, onClose }: EnterCodeProps) => {
  const confirm = useWrite('POST /v2/account/confirm-sign-in/with-code', { errors: 'inline' });
  const sent = useSendForm(
    // What follows is sent only once too.
    { ...confirm, isPending: confirm.isPending || isGoingOn },
    {
      initial: { code: '' },
      validate: { code: (code) => (code.length < CODE_LENGTH ? 'Enter all six digits' : null) },
      input: ({ code }) => ({ body: { code } }),
      onSent: () => onConfirmed(sent.refuse),
      refusalOf: signInFailure,
    },
  );
  const { form } = sent;
  return (
    <SendForm of={sent} problem={again.problem} className={classes['form']} lead={children}>
      <CodeField
        label={`Code we texted to ${to}`}
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('code')}
        value={form.values.code}
      />
      <CodeAgainRow>
        <ResendButton key={again.sentAtMs} sentAtMs={again.sentAtMs} busy={again.isPending} onResend={again.send} />
      </CodeAgainRow>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {action(sent.isSaving)}
      </DialogActions>
    </SendForm>
  );
};
