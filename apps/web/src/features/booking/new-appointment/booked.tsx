import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, MapPin, PawPrint, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardBody } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, RowIcon, Rows } from '#ui/rows.tsx';
import { clockTime, dateInWords, priceInWords, startOf, type CalendarHabits } from './booking-words.ts';
import classes from './new-appointment.module.css';
import { orderQuery, type BookingSession } from './session-query.ts';

interface BookedProps {
  readonly session: BookingSession;
  readonly clock: CalendarHabits['clock'];
  /** Where to go from here, with the id of the first appointment. */
  readonly actions: (appointmentId: string) => ReactNode;
}

/** What was booked, once it is: one appointment or all of a series. */
export const Booked = ({ session, clock, actions }: BookedProps) => {
  const { placedOrders } = session;
  const order = useQuery({ ...orderQuery(session.placedOrder ?? ''), enabled: session.placedOrder !== null });
  const { data } = order;
  if (session.placedOrder === null)
    return <Notice tone="info">Nothing was booked yet. Go back and choose a time.</Notice>;
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
          {placedOrders.map(({ id, appointmentStart, appointmentEnd }) => {
            const start = startOf(appointmentStart, data.timeZone);
            const end = startOf(appointmentEnd, data.timeZone);
            return (
              <Row
                key={id}
                lead={<RowIcon icon={CalendarCheck} />}
                title={dateInWords(start.date)}
                meta={`${clockTime(start.time, clock)} – ${clockTime(end.time, clock)}`}
              />
            );
          })}
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
            title={`${priceInWords(data.minPrice, data.maxPrice, data.currency)}${count === 1 ? '' : ' each'}`}
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
