import { isProviderRole } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account/account-query.ts';
import type { Session } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { AccountCard } from './account-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import classes from './home-account.module.css';
import { LogOutRow } from './log-out-row.tsx';
import { RoleSwitchCard } from './role-switch-card.tsx';

/** On the home of staff and support, who have no settings of their own. */
export const HomeAccount = () => {
  const session = useSession();
  // Only for the moment between logging out and leaving the page.
  if (!session) return null;
  return (
    <>
      <DashboardColumn span={6}>
        <OwnAccount session={session} />
        <RoleSwitchCard session={session} />
      </DashboardColumn>
      <DashboardColumn span={6}>
        <DevicesCard />
        <div className={classes['onPhones']}>
          <Card>
            <Rows label="Log out">
              <LogOutRow />
            </Rows>
          </Card>
        </div>
      </DashboardColumn>
    </>
  );
};

const OwnAccount = ({ session }: { session: Session }) => {
  const account = useQuery(accountQuery(session.role));
  if (account.data && !isProviderRole(session.role)) return <AccountCard account={account.data} role={session.role} />;
  return (
    <Card title="Your account">
      <LoadingState what="your account" of={[account]} rows={2} />
    </Card>
  );
};
