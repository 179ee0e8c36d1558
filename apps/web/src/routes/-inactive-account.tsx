import { useState } from 'react';
import { DeclinedApplication } from '#features/onboarding/declined-application.tsx';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { SupportContact } from '#shell/site/support-contact.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import classes from './log-out.module.css';

interface InactiveAccountProps {
  /** Why staff declined the application; null when the account was deactivated later. */
  readonly declinedBecause: string | null;
}

/** Logging in again would lead straight back here, so the page says why and whom to contact instead. */
export const InactiveAccount = ({ declinedBecause }: InactiveAccountProps) => {
  const { appName } = useSite();
  // The session is over after the first look, and a second one finds no reason.
  const [reason] = useState(declinedBecause);
  return (
    <EntryLayout
      title={reason === null ? 'Your account is inactive' : 'We can’t accept your application'}
      lead={
        reason === null
          ? `The ${appName} team has deactivated it. Your data is kept, but you can’t use the account until they reactivate it.`
          : `Thank you for applying. The ${appName} team has reviewed your application and declined it.`
      }
    >
      <div className={classes['content']}>
        {reason === null ? (
          <SupportContact lead="To ask why or to reactivate it:" />
        ) : (
          <DeclinedApplication reason={reason} />
        )}
        <ButtonLink to="/login" fullWidth>
          Log in with another account
        </ButtonLink>
      </div>
    </EntryLayout>
  );
};
