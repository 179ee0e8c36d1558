import type { ProviderRole } from '@tailgate/contract';
import { CalendarClock, Camera, HeartPulse, Link2, MapPin, Store, type LucideIcon } from 'lucide-react';
import { settingsOf } from '#shell/navigation/account-places.ts';
import { Card } from '#ui/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/rows.tsx';
import classes from './get-ready-card.module.css';
import type { readinessOf, Task } from './readiness.ts';

const WORDS: Readonly<Record<Task, { icon: LucideIcon; title: string; meta: string }>> = {
  'emergency-contact': {
    icon: HeartPulse,
    title: 'Add an emergency contact',
    meta: 'Whom we call if something happens to you',
  },
  hours: { icon: CalendarClock, title: 'Set your weekly hours', meta: 'Customers can only book when you work' },
  photo: { icon: Camera, title: 'Add your photo', meta: 'So that people know whom they meet' },
  'business-name': { icon: Store, title: 'Name your business', meta: 'It stands wherever customers see you' },
  address: { icon: MapPin, title: 'Add your address', meta: 'Where your day starts and ends' },
  'page-address': { icon: Link2, title: 'Choose your page address', meta: 'A word under which customers find you' },
};

interface GetReadyCardProps extends Pick<ReturnType<typeof readinessOf>, 'left' | 'total' | 'done'> {
  readonly role: ProviderRole;
}

/** What the account still lacks, each row leading to where it is made good; nothing once all is done. */
export const GetReadyCard = ({ role, left, total, done }: GetReadyCardProps) => {
  if (left.length === 0) return null;
  return (
    <Card title="Get ready" aside={<span className={classes['count']}>{`${done} of ${total} done`}</span>}>
      <Rows label="Get ready">
        {left.map((task) => {
          const { icon, title, meta } = WORDS[task];
          const parts = {
            lead: <RowIcon icon={icon} />,
            title,
            meta,
          };
          return task === 'hours' ? (
            <RowLink key={task} to="/groomer/account/availability" {...parts} />
          ) : (
            <RowLink key={task} to={settingsOf(role)} search={{ missing: task }} {...parts} />
          );
        })}
      </Rows>
    </Card>
  );
};
