import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Session } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Rows } from '#ui/rows.tsx';
import { AccountCard } from './account-card.tsx';
import { accountQuery } from './account-query.ts';
import { DevicesCard } from './devices-card.tsx';
import { Greeting } from './greeting.tsx';
import { LogOutRow } from './log-out-row.tsx';
import classes from './role-home.module.css';
import { RoleSwitchCard } from './role-switch-card.tsx';

/** The landing page of pet owners, staff and support. What the role works with stands on top. */
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
        <div className={classes['onPhones']}>
          <Card>
            <Rows label="Leave">
              <LogOutRow />
            </Rows>
          </Card>
        </div>
      </div>
    </>
  );
};

const OwnAccount = ({ session }: { session: Session }) => {
  const account = useQuery(accountQuery(session.role));
  if (account.data) return <AccountCard account={account.data} />;
  return (
    <Card title="Your account">
      <LoadingState what="your account" of={[account]} rows={2} />
    </Card>
  );
};
