import type { ReadinessTask } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useAction } from '#shell/api/use-action.ts';
import { useSite } from '#shell/site/site-context.ts';
import { SupportContact } from '#shell/site/support-contact.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import { StatusHead } from '#shell/account/status-head.tsx';
import classes from '#shell/account/status-page.module.css';
import { Milestones } from './milestones.tsx';
import { readinessInWords } from '#shell/account/readiness-words.ts';
import { TASK_WORDS } from './tasks.tsx';

/** Only what was asked is reviewed. */
const reviewOf = (open: readonly ReadinessTask[]) =>
  ({
    title: 'We review your application',
    words: open.includes('license')
      ? 'Your contact details and your address.'
      : 'Your contact details, your address and your driver’s license.',
    state: 'later',
  }) as const;
const ONBOARDING = {
  title: 'Onboarding',
  words: 'Your profile, hours and emergency contact. Then bookings.',
  state: 'later',
} as const;

interface ApplicationStatusProps {
  readonly openApplication: ReactNode;
  /** The row by which the email is confirmed. */
  readonly confirmEmail: ReactNode;
}

/** For a groomer who applies: where the application is, what is still open, and what comes next. */
export const ApplicationStatus = ({ openApplication, confirmEmail }: ApplicationStatusProps) => {
  const { appName } = useSite();
  const account = useQuery(accountQuery('groomer'));
  const steps = useQuery(stepsQuery);
  const router = useRouter();
  // The guards look again, and lead on when something was decided.
  const check = useAction(() => Promise.all([account.refetch(), steps.refetch()]), {
    onDone: () => router.invalidate(),
  });
  const underReview = account.data?.status === 'pending';
  const readiness = steps.data?.readiness;
  if (!readiness) return <LoadingState what="your application" of={[steps]} rows={5} />;
  const review = reviewOf(readiness.open);
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
            review,
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
          {
            title: 'Application received',
            words:
              readiness.open.length === 0
                ? 'There’s nothing else you need to do.'
                : 'You can still finish what is listed below.',
            state: 'done',
          },
          { ...review, state: underReview ? 'now' : 'later' },
          ONBOARDING,
        ]}
      />
      <div className={classes['rest']}>
        {readiness.open.length > 0 && (
          <Card title="Still open" aside={readinessInWords(readiness)}>
            <Rows label="Still open">
              {readiness.open.map((task) =>
                task === 'email' ? <Fragment key={task}>{confirmEmail}</Fragment> : <OpenRow key={task} task={task} />,
              )}
            </Rows>
          </Card>
        )}
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

const OpenRow = ({ task }: { task: ReadinessTask }) => {
  const { icon, title, meta } = TASK_WORDS[task];
  return (
    <RowLink
      to={task === 'license' ? '/groomer/signup/upload-driver-license' : '/groomer/signup/profile'}
      lead={<RowIcon icon={icon} />}
      title={title}
      meta={meta}
    />
  );
};
