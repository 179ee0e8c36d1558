import { UnstyledButton } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleDollarSign, ClockAlert, History, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { firstNameOf, priceRange, timeOf } from '../appointment-words.ts';
import { dayRouteQuery, queueQueries } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { RunningLateButton } from '../running-late-button.tsx';
import classes from './late.module.css';
import { lateStopsOf, type LateStop } from './route-state.ts';

/** More would push the next stop out of the first screen of a phone. */
const ROWS_AT_FIRST = 2;

interface LateProps {
  readonly late: LateStop;
  readonly shown: Clock;
}

const ICONS: Readonly<Record<LateStop['kind'], LucideIcon>> = {
  arrival: ClockAlert,
  checkout: CircleDollarSign,
  start: ClockAlert,
};

const titleOf = ({ kind, stop, minutes }: LateStop): string => {
  if (kind === 'arrival') return `Running ${durationInWords(minutes)} late`;
  return `${kind === 'checkout' ? 'Not checked out' : 'Not started'} · ${priceRange(stop.minPrice, stop.maxPrice)}`;
};

const NoteOf = ({ late: { kind, stop, minutes }, shown: { timeZone, clock } }: LateProps) => {
  const { id, customer, expectedAt } = stop;
  const name = (
    <Link to="/groomer/appointments/$orderId" params={{ orderId: id }} className={classes['name'] ?? ''}>
      {kind === 'arrival' ? firstNameOf(customer) : customer.displayName}
    </Link>
  );
  if (kind === 'arrival')
    return (
      <>
        {name} expects you at {timeOf(expectedAt, timeZone, clock)}
      </>
    );
  return (
    <>
      {name} · {durationInWords(minutes)}
      {kind === 'start' && ' late'}
    </>
  );
};

const ActionOf = ({ kind, stop }: LateStop) => {
  const { id, customer, hasLateNoticesLeft, phone } = stop;
  const params = { orderId: id };
  if (kind === 'checkout')
    return (
      <ButtonLink look="danger" fullWidth to="/groomer/appointments/$orderId/payment" params={params}>
        Check out
      </ButtonLink>
    );
  if (kind === 'start')
    return (
      <ButtonLink look="danger" fullWidth to="/groomer/appointments/$orderId" params={params}>
        Start
      </ButtonLink>
    );
  if (hasLateNoticesLeft)
    return (
      <RunningLateButton
        appointmentId={id}
        customerName={customer.displayName}
        label={`Tell ${firstNameOf(customer)}`}
        look="danger"
        icon={null}
        fullWidth
      />
    );
  return (
    phone !== null && (
      <AnchorButton look="danger" fullWidth href={`tel:${phone}`}>
        Call {firstNameOf(customer)}
      </AnchorButton>
    )
  );
};

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly note: ReactNode;
  readonly action: ReactNode;
}

const Row = ({ icon: Icon, title, note, action }: RowProps) => (
  <li className={classes['row']}>
    <Icon size={24} aria-hidden className={classes['icon']} />
    <div className={classes['words']}>
      <strong>{title}</strong>
      <span>{note}</span>
    </div>
    <div className={classes['action']}>{action}</div>
  </li>
);

const EarlierDays = ({ count }: { count: number }) => (
  <Row
    icon={History}
    title={`${count} not checked out`}
    note="From earlier days"
    action={
      <ButtonLink look="danger" fullWidth to="/groomer/appointments">
        Open
      </ButtonLink>
    }
  />
);

/** What should have happened and did not, each with how late it is and what to do; nothing on a day as planned. */
export const LateCard = ({ today, shown }: { today: LocalDate; shown: Clock }) => {
  const [showsAll, setShowsAll] = useState(false);
  const stops = useQuery(dayRouteQuery(today)).data?.stops ?? [];
  const earlier = useQuery(queueQueries(today).unclosed).data?.meta.total ?? 0;
  const late = lateStopsOf(stops, shown.now);
  const rows = late.map((one) => (
    <Row
      key={one.stop.id}
      icon={ICONS[one.kind]}
      title={titleOf(one)}
      note={<NoteOf late={one} shown={shown} />}
      action={<ActionOf {...one} />}
    />
  ));
  if (earlier > 0) rows.push(<EarlierDays key="earlier" count={earlier} />);
  if (rows.length === 0) return null;
  const hidden = showsAll ? 0 : Math.max(0, rows.length - ROWS_AT_FIRST);
  return (
    <section className={classes['late']} aria-label="Late">
      <ul className={classes['rows']}>{rows.slice(0, rows.length - hidden)}</ul>
      {hidden > 0 && (
        <UnstyledButton className={classes['more'] ?? ''} onClick={() => setShowsAll(true)}>
          {hidden} more
        </UnstyledButton>
      )}
    </section>
  );
};
