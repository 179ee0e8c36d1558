import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAction } from '#shell/api/use-action.ts';
import { useSite } from '#shell/site/site-context.ts';
import { SupportContact } from '#shell/site/support-contact.tsx';
import { Button } from '#ui/actions/button.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { Milestones } from './milestones.tsx';
import { StatusHead } from '#shell/account/status-head.tsx';
import classes from '#shell/account/status-page.module.css';

const REVIEW = {
  title: 'We review your application',
  words: 'Your experience, documents and the area you want to work in.',
  state: 'later',
} as const;
const ONBOARDING = {
  title: 'Onboarding',
  words: 'Your profile, hours and emergency contact. Then bookings.',
  state: 'later',
} as const;

/** For a groomer who applies: where the application is, and what comes next. */
export const ApplicationStatus = ({ openApplication }: { openApplication: ReactNode }) => {
  const { appName } = useSite();
  const account = useQuery(accountQuery('groomer'));
  const router = useRouter();
  // The guards look again, and lead on when something was decided.
  const check = useAction(() => account.refetch(), { onDone: () => router.invalidate() });
  const underReview = account.data?.status === 'pending';
  if (account.data?.status === 'new')
    return (
      <>
        <StatusHead title={`Welcome, ${account.data.firstName}. Finish your application`} status="new">
          The {appName} team reviews it as soon as you have sent it.
        </StatusHead>
        <div className={classes['next']}>{openApplication}</div>
        <Milestones
          steps={[
            { title: 'Your application', words: 'What you entered is saved. Go on where you left off.', state: 'now' },
            REVIEW,
            ONBOARDING,
          ]}
        />
      </>
    );
  return (
    <>
      <StatusHead
        title={`Thank you, ${account.data?.firstName ?? 'groomer'}. We have your application`}
        status={account.data?.status}
      >
        The {appName} team reviews every application. You’ll hear from us
        {account.data?.email ? ` at ${account.data.email}` : ' by text'} as soon as there’s a decision.
      </StatusHead>
      <Milestones
        steps={[
          { title: 'Application received', words: 'There’s nothing else you need to do.', state: 'done' },
          { ...REVIEW, state: underReview ? 'now' : 'later' },
          ONBOARDING,
        ]}
      />
      <div className={classes['rest']}>
        <div className={classes['actions']}>
          <Button look="filled" fullWidth busy={check.isPending} busyLabel="Checking…" onClick={() => check.mutate()}>
            Check again
          </Button>
        </div>
        <SupportContact lead="Something changed?" className={classes['lead']} />
      </div>
    </>
  );
};
