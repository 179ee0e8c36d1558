import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, MapPin, PawPrint, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { type CalendarHabits, clockTime, dateInWords, priceRange, localStartOf } from '#features/appointments/index.ts';
import classes from './groomer-booking.module.css';
import { orderQuery, type BookingSession } from './session-query.ts';

interface BookedProps {
  readonly session: BookingSession;
  readonly clock: CalendarHabits['clock'];
  /** Of the groomer who booked. */
  readonly timeZone: string;
  /** Where to go from here, with the id of the first appointment. */
  readonly actions: (appointmentId: string) => ReactNode;
}

interface RequestedProps {
  readonly session: BookingSession;
  readonly partner: string;
  readonly clock: CalendarHabits['clock'];
  readonly timeZone: string;
}

/** Sent to a partner: theirs to answer, and no longer in the own calendar. */
const Requested = ({ session, partner, clock, timeZone }: RequestedProps) => (
  <div className={classes['stack']}>
    <Notice tone="success">{`The request is sent to ${partner}. ${session.customer.displayName} is booked once they accept.`}</Notice>
    <Card title={`Request to ${partner}`}>
      <Rows label="Requested">
        {session.placedOrders.map(({ id, ...times }) => (
          <TimesRow key={id} {...times} clock={clock} timeZone={timeZone} />
        ))}
        <Row
          lead={<RowIcon icon={PawPrint} />}
          title={session.petServices.map(({ petName, serviceName }) => `${petName}: ${serviceName}`).join(', ')}
          meta={session.customer.displayName}
        />
        <Row
          lead={<RowIcon icon={Wallet} />}
          title={priceRange(session.minPrice, session.maxPrice, session.currency)}
          meta={`Estimated, at the prices of ${partner}`}
        />
      </Rows>
    </Card>
  </div>
);

interface TimesRowProps {
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
  readonly clock: CalendarHabits['clock'];
  readonly timeZone: string;
}

const TimesRow = ({ appointmentStart, appointmentEnd, clock, timeZone }: TimesRowProps) => {
  const start = localStartOf(appointmentStart, timeZone);
  const end = localStartOf(appointmentEnd, timeZone);
  return (
    <Row
      lead={<RowIcon icon={CalendarCheck} />}
      title={dateInWords(start.date)}
      meta={`${clockTime(start.time, clock)} – ${clockTime(end.time, clock)}`}
    />
  );
};

/** What was booked, once it is: one appointment or all of a series. */
export const Booked = ({ session, clock, timeZone, actions }: BookedProps) => {
  const { placedOrders, tradeServiceProvider: partner } = session;
  const isOwn = session.placedOrder !== null && partner === null;
  const order = useQuery({ ...orderQuery(session.placedOrder ?? ''), enabled: isOwn });
  const { data } = order;
  if (session.placedOrder === null)
    return <Notice tone="info">Nothing was booked yet. Go back and choose a time.</Notice>;
  if (partner !== null)
    return <Requested session={session} partner={partner.displayName} clock={clock} timeZone={timeZone} />;
  if (!data)
    return (
      <Card>
        <LoadingState what="the appointment" of={[order]} rows={4} />
      </Card>
    );
  const count = placedOrders.length;
  return (
    <div className={classes['stack']}>
      <Notice tone="success">
        {count === 1
          ? `${data.customer.displayName} is booked.`
          : `${count} appointments for ${data.customer.displayName} are booked.`}
      </Notice>
      <Card title={count === 1 ? 'Appointment' : `${count} appointments`}>
        <Rows label="Booked">
          {placedOrders.map(({ id, ...times }) => (
            <TimesRow key={id} {...times} clock={clock} timeZone={data.timeZone} />
          ))}
          <Row
            lead={<RowIcon icon={PawPrint} />}
            title={data.petServices.map(({ pet, service }) => `${pet.name}: ${service.name}`).join(', ')}
            meta={data.customer.displayName}
          />
          <Row
            lead={<RowIcon icon={MapPin} />}
            title={data.address.address}
            meta={`${data.address.city}, ${data.address.stateOrProvince} ${data.address.postalCode}`}
          />
          <Row
            lead={<RowIcon icon={Wallet} />}
            title={`${priceRange(data.minPrice, data.maxPrice, data.currency)}${count === 1 ? '' : ' each'}`}
            meta={data.travelFee > 0 ? 'Estimated, travel fee included' : 'Estimated'}
          />
        </Rows>
        <CardBody>
          <div className={classes['actions']}>{actions(session.placedOrder)}</div>
        </CardBody>
      </Card>
    </div>
  );
};
