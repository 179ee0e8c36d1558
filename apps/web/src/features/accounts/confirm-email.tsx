import { useWrite } from '#shell/api/use-write.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './form.module.css';

/** Where the link to a new email address leads. A button, because programs that check mails open links too. */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const confirm = useWrite('POST /v2/account/confirm-email', { errors: 'inline' });
  if (confirm.isSuccess)
    return (
      <EntryLayout title="Your email is confirmed" lead="Use it to log in from now on. We’ll send your emails there.">
        <ButtonLink to="/" look="filled" fullWidth>
          Continue
        </ButtonLink>
      </EntryLayout>
    );
  const isDead =
    token === '' || confirm.error?.code === 'email_link_invalid' || confirm.error?.code === 'validation_failed';
  if (isDead)
    return (
      <EntryLayout
        title="This link has expired"
        lead="It works once, for a day, and only for the last email you entered. Log in to send a new one from your settings."
      >
        <ButtonLink to="/login" look="filled" fullWidth>
          Log in
        </ButtonLink>
      </EntryLayout>
    );
  return (
    <EntryLayout title="Confirm your email" lead="Confirm that the email we sent this link to is yours.">
      <div className={classes['form']}>
        {confirm.error && <Notice tone="danger">{confirm.error.message}</Notice>}
        <Button
          look="filled"
          fullWidth
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate({ body: { token } })}
        >
          Confirm email
        </Button>
      </div>
    </EntryLayout>
  );
};
