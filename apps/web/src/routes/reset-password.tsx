import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { NewPasswordForm } from '#features/accounts/reset-password/new-password-form.tsx';
import { RequestForm } from '#features/accounts/reset-password/request-form.tsx';
import { read } from '#shell/api/read.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import classes from './log-out.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Email or phone as typed on the login page. */
    identifier?: string;
  }
}

const ResetPassword = () => {
  const { token } = Route.useSearch();
  return token ? <ChoosePassword key={token} token={token} /> : <AskForLink />;
};

const AskForLink = () => {
  const typed = useLocation({ select: ({ state }) => state.identifier ?? '' });
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return (
      <EntryLayout title="Reset your password" lead="Enter your email or phone and we’ll send you a link.">
        <RequestForm typed={typed} onSent={setSentTo} />
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
  const link = useQuery({ ...read('GET /v2/account/reset-link', { query: { token } }), meta: { remember: false } });
  const [isSpent, setIsSpent] = useState(false);
  // Without an answer the form itself finds out.
  if (link.isLoading) return <EntrySkeleton />;
  if (isSpent || link.data?.valid === false) {
    return (
      <EntryLayout
        title="This link no longer works"
        lead="A link works once, for one hour. Request a new one to choose a password."
      >
        <div className={classes['content']}>
          <ButtonLink to="/reset-password" look="filled" fullWidth>
            Request a new link
          </ButtonLink>
          <ButtonLink to="/login" fullWidth>
            Back to log in
          </ButtonLink>
        </div>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title="Choose a new password" lead="All your devices will have to log in again.">
      <NewPasswordForm
        token={token}
        onDeadLink={() => setIsSpent(true)}
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
