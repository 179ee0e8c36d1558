import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from '../form.module.css';
import { signInFailure } from '../sign-in/sign-in-failure.ts';

/** For those who have lost their device. */
export const RecoveryStep = ({ onPassed }: { onPassed: () => void }) => {
  const pass = useWrite('POST /v2/account/second-step/recovery-code', { errors: 'inline', onDone: onPassed });
  const sent = useSendForm(pass, {
    initial: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? 'Enter a recovery code' : null) },
    input: ({ code }) => ({ body: { code } }),
    refusalOf: signInFailure,
  });
  return (
    <SendForm of={sent} className={classes['form']}>
      <TextField
        label="Recovery code"
        placeholder="abcde-23456"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        autoFocus
        {...sent.form.getInputProps('code')}
      />
      <Button look="filled" type="submit" fullWidth busy={sent.isSaving} busyLabel="Checking…">
        Use recovery code
      </Button>
    </SendForm>
  );
};
