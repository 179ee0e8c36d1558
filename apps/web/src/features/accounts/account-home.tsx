import type { ProviderRole } from '@tailgate/contract';
import { DELETION_GRACE_DAYS, isProviderRole } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { settingsOf } from '#shell/navigation/account-places.ts';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Facts, RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import classes from './account-home.module.css';
import { ACCOUNT_PAGES, DELETE_OF_ROLE } from './account-pages.ts';
import { accountQuery, type Account } from '#shell/account/account-query.ts';
import { deletionDay } from './delete-account/grace.ts';
import { DevicesCard } from './devices-card.tsx';
import { LogOutRow } from './log-out-row.tsx';
import { meQuery } from './me-query.ts';
import { RoleSwitchCard } from './role-switch-card.tsx';
import { SiteMenuCard } from './site-menu-card.tsx';
import { StatusBadge } from '#shell/account/status-badge.tsx';

/** Who I am, every page of my account, and the way out. */
export const AccountHome = ({ beside }: { beside?: ReactNode }) => {
  const session = useSession();
  const role = session && isProviderRole(session.role) ? session.role : null;
  const account = useQuery({ ...accountQuery(session?.role ?? 'groomer'), enabled: role !== null });
  if (!session || !role) return null;
  return (
    <FormAndAside
      aside={
        <>
          <RoleSwitchCard session={session} />
          <SiteMenuCard />
          <Leaving role={role} />
        </>
      }
    >
      {account.data ? (
        <Pages role={role} account={account.data} />
      ) : (
        <Card>
          <LoadingState what="your account" of={[account]} rows={4} />
        </Card>
      )}
      <DevicesCard />
      {beside}
    </FormAndAside>
  );
};

const Pages = ({ role, account }: { role: ProviderRole; account: Account }) => (
  <>
    <Card>
      <Rows label="You">
        <RowLink
          to={settingsOf(role)}
          lead={<PersonAvatar id={account.id} name={account.displayName} photoUrl={account.photoUrl} size={56} />}
          title={
            <>
              {account.displayName}
              {account.status && <StatusBadge status={account.status} />}
            </>
          }
          meta={<Facts>{[account.businessName, NAME_OF_ROLE[role]]}</Facts>}
        />
      </Rows>
    </Card>
    {ACCOUNT_PAGES[role].map(({ title, pages }) => (
      <div key={title} className={classes['pages']}>
        <Card title={title}>
          <Rows label={title}>
            {pages.map(({ to, icon, title: page, meta }) => (
              <RowLink key={to} to={to} lead={<RowIcon icon={icon} />} title={page} meta={meta(account)} />
            ))}
          </Rows>
        </Card>
      </div>
    ))}
  </>
);

const Leaving = ({ role }: { role: ProviderRole }) => {
  const to = DELETE_OF_ROLE[role];
  const { data: me } = useQuery({ ...meQuery(), enabled: to !== undefined });
  return (
    <Card>
      <Rows label="Log out">
        <LogOutRow />
        {to && (
          <RowLink
            to={to}
            lead={<RowIcon icon={Trash2} />}
            title="Delete account"
            meta={
              me?.deletionScheduledFor
                ? `Will be deleted on ${deletionDay(me.deletionScheduledFor)}`
                : `With ${DELETION_GRACE_DAYS} days to change your mind`
            }
          />
        )}
      </Rows>
    </Card>
  );
};
