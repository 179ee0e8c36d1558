import { useQuery } from '@tanstack/react-query';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import type { Session } from '#shell/session/session.ts';
import { useSite } from '#shell/site/site-context.ts';
import { greetingAt, hourOf, longDay } from '#ui/words/greeting.ts';
import { accountQuery } from './account-query.ts';
import classes from './role-home.module.css';

export const Greeting = ({ session }: { session: Session }) => {
  const { appName } = useSite();
  const { data: account } = useQuery(accountQuery(session.role));
  const now = new Date();
  // Whoever works has the clock of where they work; everybody else that of the device.
  const timeZone = account?.profile?.timeZone;
  const firstName = account?.firstName ?? session.user.displayName.split(' ')[0] ?? '';
  const place = account?.businessName ? `${account.businessName} · ${appName}` : appName;
  return (
    <header className={classes['greeting']}>
      <p className={classes['day']}>{longDay(now, timeZone)}</p>
      <h1>
        {greetingAt(hourOf(now, timeZone))}, {firstName}
      </h1>
      <p className={classes['place']}>
        {NAME_OF_ROLE[session.role]} · {place}
      </p>
    </header>
  );
};
