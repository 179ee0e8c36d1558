import { BOOKING_STEPS, isBookingStep } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account/account-query.ts';
import { stepsQuery, type Readiness } from '#shell/account/sign-up-query.ts';
import { StatusHead } from '#shell/account/status-head.tsx';
import classes from '#shell/account/status-page.module.css';
import { useSite } from '#shell/site/site-context.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { GetReadyCard } from './get-ready-card.tsx';
import { Milestones } from './milestones.tsx';
import { readinessInWords } from '#shell/account/readiness-words.ts';
import { stepOfTask, TASK_WORDS } from './tasks.tsx';

const canBeBooked = ({ open }: Readiness): boolean => !open.some(isBookingStep);

/** How often the account is read while the server activates it: from the last step on, until it is active. */
const ASK_AGAIN_MS = 2_000;

/** What a customer sees of the groomer, in words. */
export interface PublicFact {
  readonly label: string;
  readonly value: string;
}

interface StartOnboardingProps {
  readonly publicFacts: readonly PublicFact[];
  /** The reads behind the facts, while one of them has no answer yet. */
  readonly waitsFor: Parameters<typeof LoadingState>[0]['of'];
}

/** For a groomer who was approved: what is left to do before customers can book. */
export const StartOnboarding = ({ waitsFor, publicFacts }: StartOnboardingProps) => {
  const { appName } = useSite();
  const steps = useQuery(stepsQuery);
  const readiness = steps.data?.readiness;
  const { data: account } = useQuery({
    ...accountQuery('groomer'),
    refetchInterval: ({ state: { data } }) =>
      data && 'business' in data && data.status === 'approved' && readiness && canBeBooked(readiness)
        ? ASK_AGAIN_MS
        : false,
  });
  if (!account?.profile || !readiness || waitsFor.length > 0)
    return (
      <>
        <StatusHead title="Set up your account" status={account?.status}>
          {appName} has approved your application.
        </StatusHead>
        <Card>
          <LoadingState what="your progress" of={[steps, ...waitsFor]} rows={5} />
        </Card>
      </>
    );
  if (canBeBooked(readiness))
    return <Bookable isActive={account.status === 'active'} publicFacts={publicFacts} readiness={readiness} />;
  return (
    <>
      <StatusHead title={`Welcome, ${account.firstName}`} status={account.status}>
        {appName} has approved your application. Finish these steps, then customers can book you.
      </StatusHead>
      <div className={classes['progress']}>
        <p>{`${readiness.percent}% done · ${readinessInWords(readiness)}`}</p>
        <ProgressBar label="Account setup" percent={readiness.percent} />
      </div>
      <Steps open={readiness.open} />
      <div className={classes['rest']}>
        <GetReadyCard role="groomer" readiness={readiness} rest />
      </div>
    </>
  );
};

/** Each step with its state; the first one that is left is the next. */
const Steps = ({ open }: Pick<Readiness, 'open'>) => {
  const next = BOOKING_STEPS.find((task) => open.includes(task));
  return (
    <Milestones
      steps={BOOKING_STEPS.map((task) => {
        const { title, meta } = TASK_WORDS[task];
        const state = open.includes(task) ? (task === next ? 'now' : 'later') : 'done';
        return {
          title,
          words: meta,
          state,
          action: (
            <ButtonLink
              compact
              look={state === 'now' ? 'filled' : state === 'done' ? 'text' : 'outline'}
              {...stepOfTask(task)}
              aria-label={`${state === 'done' ? 'Change' : 'Start'}: ${title}`}
            >
              {state === 'done' ? 'Change' : 'Start'}
            </ButtonLink>
          ),
        };
      })}
    />
  );
};

interface BookableProps {
  /** The server has activated the account, so that customers find it. */
  readonly isActive: boolean;
  readonly publicFacts: readonly PublicFact[];
  readonly readiness: Readiness;
}

const Bookable = ({ isActive, publicFacts, readiness }: BookableProps) => (
  <>
    <StatusHead
      title={isActive ? 'Customers can book you now' : 'Everything is set up'}
      status={isActive ? 'active' : 'approved'}
    >
      {isActive ? 'This is what they see.' : 'We are opening your calendar for bookings. This takes a few seconds.'}
    </StatusHead>
    {!isActive && <Notice tone="info">You can leave this page. Your calendar opens by itself.</Notice>}
    <div className={classes['rest']}>
      <Card title="Your page">
        <Rows label="Your page">
          {publicFacts.map(({ label, value }) => (
            <Row key={label} title={label} meta={value} />
          ))}
        </Rows>
      </Card>
      <GetReadyCard role="groomer" readiness={readiness} />
      <div className={classes['actions']}>
        <ButtonLink to={isActive ? '/groomer' : '/groomer/account'} look="filled" fullWidth>
          {isActive ? 'Go to home' : 'Open your account'}
        </ButtonLink>
      </div>
    </div>
  </>
);
