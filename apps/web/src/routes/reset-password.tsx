import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { NewPasswordForm } from '#features/accounts/reset-password/new-password-form.tsx';
import { RequestForm } from '#features/accounts/reset-password/request-form.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import classes from './log-out.module.css';

const ResetPassword = () => {
  const { token } = Route.useSearch();
  return token ? <ChoosePassword key={token} token={token} /> : <AskForLink />;
};

const AskForLink = () => {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return (
      <EntryLayout title="Reset your password" lead="Tell us who you are and we send you a link to choose a new one.">
        <RequestForm onSent={setSentTo} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      title="Check your messages"
      lead={`If ${sentTo} has an account, a link is on its way. It works once, for an hour.`}
    >
      <div className={classes['content']}>
        <ButtonLink to="/login" look="filled" fullWidth>
          Back to log in
        </ButtonLink>
        <Button fullWidth onClick={() => setSentTo(undefined)}>
          Use another email or phone
        </Button>
      </div>
    </EntryLayout>
  );
};

const ChoosePassword = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const [dead, setDead] = useState(false);
  if (dead) {
    return (
      <EntryLayout
        title="This link has expired"
        lead="It works once and for an hour. Ask for a new one; it takes a minute."
      >
        <div className={classes['content']}>
          <ButtonLink to="/reset-password" look="filled" fullWidth>
            Ask for a new link
          </ButtonLink>
          <ButtonLink to="/login" fullWidth>
            Back to log in
          </ButtonLink>
        </div>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title="Choose a new password" lead="All your devices will have to log in again with it.">
      <NewPasswordForm
        token={token}
        onDeadLink={() => setDead(true)}
        onDone={() => {
          toastSuccess('Your new password is saved');
          void navigate({ to: '/login', replace: true });
        }}
      />
    </EntryLayout>
  );
};

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { readonly token?: string } =>
    typeof search['token'] === 'string' && search['token'] !== '' ? { token: search['token'] } : {},
  component: ResetPassword,
});
