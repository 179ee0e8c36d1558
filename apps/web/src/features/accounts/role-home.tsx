import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import type { Session } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { useSite } from '#shell/site/site-context.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { greetingAt, longDay } from '#ui/words/greeting.ts';
import { AccountCard } from './account-card.tsx';
import { accountQuery } from './account-query.ts';
import { DevicesCard } from './devices-card.tsx';
import classes from './role-home.module.css';
import { RoleSwitchCard } from './role-switch-card.tsx';

/** The landing page of a role. What the role works with stands on top. */
export const RoleHome = ({ children }: { children?: ReactNode }) => {
  const session = useSession();
  // Only for the moment between logging out and leaving the page.
  if (!session) return null;
  return (
    <>
      <Greeting session={session} />
      <div className={classes['grid']}>
        {children && <div className={classes['work']}>{children}</div>}
        <div className={classes['stack']}>
          <OwnAccount session={session} />
          <RoleSwitchCard session={session} />
        </div>
        <DevicesCard />
      </div>
    </>
  );
};

const Greeting = ({ session }: { session: Session }) => {
  const { appName } = useSite();
  const { data: account } = useQuery(accountQuery(session.role));
  const now = new Date();
  const firstName = account?.firstName ?? session.user.displayName.split(' ')[0] ?? '';
  const place = account?.businessName ? `${account.businessName} · ${appName}` : appName;
  return (
    <header className={classes['greeting']}>
      <p className={classes['day']}>{longDay(now)}</p>
      <h1>
        {greetingAt(now.getHours())}, {firstName}
      </h1>
      <p className={classes['place']}>
        {NAME_OF_ROLE[session.role]} · {place}
      </p>
    </header>
  );
};

const OwnAccount = ({ session }: { session: Session }) => {
  const account = useQuery(accountQuery(session.role));
  if (account.data) return <AccountCard account={account.data} />;
  return (
    <Card title="Your account">
      {account.isError ? (
        <ErrorState
          title="Your account didn’t load"
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      ) : (
        <SkeletonRows rows={2} label="Loading your account" />
      )}
    </Card>
  );
};
