import { useQuery } from '@tanstack/react-query';
import { useSite } from '#shell/site/site-context.ts';
import { ButtonLink } from '#ui/button.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { Milestones } from './milestones.tsx';
import { StatusHead } from '#shell/account/status-head.tsx';
import classes from '#shell/account/status-page.module.css';

/** For a groomer who was approved: what is left to do before the first booking. */
export const StartOnboarding = () => {
  const { appName } = useSite();
  const { data: account } = useQuery(accountQuery('groomer'));
  const hasContact = account?.hasEmergencySettings ?? false;
  return (
    <>
      <StatusHead title={`You are in, ${account?.firstName ?? 'groomer'}!`} status={account?.status}>
        {appName} has approved your application. Tell us how you work, and we switch your calendar on.
      </StatusHead>
      <Milestones
        steps={[
          { title: 'Application approved', words: 'Welcome aboard.', state: 'done' },
          {
            title: 'Your profile and emergency contact',
            words: 'Name, photo, business address, and somebody to call if you are hurt.',
            state: hasContact ? 'done' : 'now',
          },
          {
            title: 'Your services and prices',
            words: 'What customers can book, and what it costs.',
            state: hasContact ? 'now' : 'later',
          },
          { title: 'Your hours', words: 'The hours when customers can book you.', state: 'later' },
        ]}
      />
      <div className={classes['rest']}>
        <div className={classes['actions']}>
          <ButtonLink to={hasContact ? '/groomer/onboarding' : '/groomer/account/settings'} look="filled" fullWidth>
            {hasContact ? 'Set up your services' : 'Complete your profile'}
          </ButtonLink>
          <ButtonLink to="/groomer/account" look="text" fullWidth>
            See your whole account
          </ButtonLink>
        </div>
      </div>
    </>
  );
};
