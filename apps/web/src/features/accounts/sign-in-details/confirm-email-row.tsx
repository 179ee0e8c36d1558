import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowButton, RowIcon } from '#ui/layout/rows.tsx';
import { meQuery } from '../me-query.ts';

const ChangeEmailDialog = lazy(async () => ({
  default: (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
}));

/** An email that is not confirmed yet: which one, and the way to get the link again or to correct it. */
export const ConfirmEmailRow = () => {
  // The link may be opened in another tab or on the phone.
  const { data: me } = useQuery({ ...meQuery(), staleTime: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const wanted = me?.pendingEmail ?? null;
  return (
    <>
      <RowButton
        lead={<RowIcon icon={Mail} />}
        title={wanted === null ? 'Add your email' : 'Confirm your email'}
        meta={
          wanted === null
            ? 'We write to you about your application'
            : `Open the link that we sent to ${wanted}, or get a new one`
        }
        onClick={() => setIsOpen(true)}
      />
      {me && (
        <Suspense>
          <ChangeEmailDialog
            current={me.user.email}
            hasPassword={me.hasPassword}
            wanted={wanted}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
