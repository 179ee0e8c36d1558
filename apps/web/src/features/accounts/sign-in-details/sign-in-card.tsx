import { useQuery } from '@tanstack/react-query';
import { KeyRound, Mail, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RowButton, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { meQuery } from '../me-query.ts';
import { PendingEmail } from './pending-email.tsx';

const ChangeEmailDialog = lazy(async () => ({
  default: (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
}));
const ChangePhoneDialog = lazy(async () => ({
  default: (await import('./change-phone-dialog.tsx')).ChangePhoneDialog,
}));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

/** Email, phone number and password: changed one by one, in dialogs of their own, and never while impersonating. */
export const SignInCard = () => {
  const session = useSession();
  // The link may be opened in another tab or on the phone: the answer is asked for again when the page is looked at.
  const { data: me } = useQuery({ ...meQuery(), staleTime: 0 });
  const [open, setOpen] = useState<'email' | 'phone' | 'password' | null>(null);
  if (!session) return null;
  if (isImpersonated(session))
    return (
      <Card title="Login details">
        <CardBody>
          <Notice tone="info">
            Only {session.user.displayName} can change the email, phone number and password. You can’t while you’re
            logged in as them.
          </Notice>
        </CardBody>
      </Card>
    );
  const close = () => setOpen(null);
  const email = me?.user.email ?? session.user.email;
  const hasPassword = me?.hasPassword ?? true;
  return (
    <Card title="Login details">
      <Rows label="Login details">
        <RowButton
          lead={<RowIcon icon={Mail} />}
          title="Change email"
          meta={email ?? 'None yet'}
          onClick={() => setOpen('email')}
        />
        <RowButton
          lead={<RowIcon icon={Smartphone} />}
          title="Change phone number"
          meta={me?.phone ? phoneInWords(me.phone) : 'None yet'}
          onClick={() => setOpen('phone')}
        />
        <RowButton
          lead={<RowIcon icon={KeyRound} />}
          title={hasPassword ? 'Change password' : 'Set a password'}
          meta={hasPassword ? 'Logs out your other devices' : 'You log in with a code we text you'}
          onClick={() => setOpen('password')}
        />
      </Rows>
      {me?.pendingEmail && <PendingEmail email={me.pendingEmail} onSendAgain={() => setOpen('email')} />}
      <Suspense>
        <ChangeEmailDialog
          current={email}
          hasPassword={hasPassword}
          wanted={me?.pendingEmail ?? null}
          opened={open === 'email'}
          onClose={close}
        />
        <ChangePhoneDialog
          current={me?.phone ?? null}
          hasPassword={hasPassword}
          opened={open === 'phone'}
          onClose={close}
        />
        <ChangePasswordDialog hasPassword={hasPassword} email={email} opened={open === 'password'} onClose={close} />
      </Suspense>
    </Card>
  );
};
