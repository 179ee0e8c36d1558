import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card, CardBody } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { RowButton, RowIcon, Rows } from '#ui/rows.tsx';
import { reloadAccount } from '../account-query.ts';
import { keepPerson } from '../keep-person.ts';
import { settingsQuery } from './settings-query.ts';

const ChangeEmailDialog = lazy(async () => ({
  default: (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
}));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

/** E-mail and password: changed one by one, in dialogs of their own, and never by who acts for somebody else. */
export const SignInCard = ({ email }: { email: string | null }) => {
  const session = useSession();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  if (!session) return null;
  if (isImpersonated(session))
    return (
      <Card title="Sign-in details">
        <CardBody>
          <Notice tone="info">
            Email and password can be changed by {session.user.displayName} alone, not while you act for them.
          </Notice>
        </CardBody>
      </Card>
    );
  const close = () => setOpen(null);
  const keepEmail = async (changed: string) => {
    keepPerson({ email: changed });
    queryClient.setQueryData(settingsQuery().queryKey, (kept) => kept && { ...kept, email: changed });
    await reloadAccount(queryClient, session.role);
  };
  return (
    <Card title="Sign-in details">
      <Rows label="Sign-in details">
        <RowButton
          lead={<RowIcon icon={Mail} />}
          title="Change email"
          meta={email ?? 'None yet'}
          onClick={() => setOpen('email')}
        />
        <RowButton
          lead={<RowIcon icon={KeyRound} />}
          title="Change password"
          meta="Signs your other devices out"
          onClick={() => setOpen('password')}
        />
      </Rows>
      <Suspense>
        <ChangeEmailDialog
          current={email}
          opened={open === 'email'}
          onClose={close}
          onChanged={(changed) => void keepEmail(changed)}
        />
        <ChangePasswordDialog
          email={email}
          opened={open === 'password'}
          onClose={close}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: ['devices'] })}
        />
      </Suspense>
    </Card>
  );
};
