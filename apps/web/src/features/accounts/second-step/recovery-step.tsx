import { useForm } from '@mantine/form';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import classes from '../form.module.css';
import { useFormNotice } from '../use-form-notice.ts';

/** For those who have lost their device. */
export const RecoveryStep = ({ onPassed }: { onPassed: () => void }) => {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? 'Enter a recovery code' : null) },
  });
  const { notice, clearNotice, showFailure } = useFormNotice(form);
  const pass = useWrite('POST /v2/account/second-step/recovery-code', { errors: 'inline', onDone: onPassed });
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(
        ({ code }) => {
          if (pass.isPending) return;
          clearNotice();
          pass.mutate({ body: { code } }, { onError: showFailure });
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      {notice && <Notice tone="danger">{notice}</Notice>}
      <TextField
        label="Recovery code"
        placeholder="abcde-23456"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        autoFocus
        {...form.getInputProps('code')}
      />
      <Button look="filled" type="submit" fullWidth busy={pass.isPending} busyLabel="Checking…">
        Use recovery code
      </Button>
    </form>
  );
};
