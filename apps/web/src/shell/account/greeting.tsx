import { useQuery } from '@tanstack/react-query';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import type { ReactNode } from 'react';
import type { Session } from '#shell/session/session.ts';
import { usePageTitle } from '#shell/page-title.ts';
import { PaletteIcon } from '#shell/palette/palette-icon.tsx';
import { useSession } from '#shell/session/session-store.ts';
import { useSite } from '#shell/site/site-context.ts';
import { useNow } from '#ui/dates/use-now.ts';
import { greetingAt, hourOf, longDay } from '#ui/words/greeting.ts';
import { accountQuery } from './account-query.ts';
import classes from './greeting.module.css';

/** The header of every home, with the actions of the role. */
export const Greeting = ({ actions }: { actions?: ReactNode }) => {
  const session = useSession();
  // Only for the moment between logging out and leaving the page.
  return session && <GreetingOf session={session} actions={actions} />;
};

const GreetingOf = ({ session, actions }: { session: Session; actions: ReactNode }) => {
  usePageTitle('Home');
  const { appName } = useSite();
  const { data: account } = useQuery(accountQuery(session.role));
  const now = useNow();
  // Providers see the time of their work area, everyone else that of the device.
  const timeZone = account?.profile?.timeZone;
  const firstName = account?.firstName ?? session.user.displayName.split(' ')[0] ?? '';
  const place = account?.businessName ? `${account.businessName} · ${appName}` : appName;
  return (
    <header className={classes['greeting']}>
      <div>
        <p className={classes['day']}>
          {longDay(now, timeZone)}
          <span className={classes['place']}>
            {' '}
            · {NAME_OF_ROLE[session.role]} · {place}
          </span>
        </p>
        <h1>
          {greetingAt(hourOf(now, timeZone))}, {firstName}
        </h1>
      </div>
      <PaletteIcon />
      {actions && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
};
