import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import classes from '../form.module.css';
import { IdentifierField } from '../identifier-field.tsx';
import { identifierProblem, readIdentifier } from '../identifier.ts';
import { signInFailure } from '../sign-in/sign-in-failure.ts';

interface RequestFormProps {
  /** What was typed on the login page already. */
  readonly typed: string;
  readonly onSent: (typed: string) => void;
}

/** Requests the reset link. The answer is always the same, so that it does not reveal accounts. */
export const RequestForm = ({ typed, onSent }: RequestFormProps) => {
  const request = useWrite('POST /v2/account/request-password-reset', { errors: 'inline' });
  const sent = useSendForm(request, {
    initial: { identifier: typed },
    validate: { identifier: identifierProblem },
    input: ({ identifier }) => {
      const who = readIdentifier(identifier);
      return who && { body: { ...who, deviceId: deviceId() } };
    },
    onSent: (_, { identifier }) => onSent(identifier.trim()),
    refusalOf: signInFailure,
  });
  const { form } = sent;

  return (
    <SendForm of={sent} className={classes['form']}>
      <IdentifierField {...form.getInputProps('identifier')} onTyped={() => form.validateField('identifier')} />
      <div className={classes['actions']}>
        <Button look="filled" type="submit" fullWidth busy={sent.isSaving} busyLabel="Sending…">
          Send me a link
        </Button>
        <ButtonLink to="/login" fullWidth>
          Back to log in
        </ButtonLink>
      </div>
    </SendForm>
  );
};
