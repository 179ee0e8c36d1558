import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Van } from 'lucide-react';
import { shortDate, vehicleQuery } from '#features/vehicles/index.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { counted } from '../renter-words.ts';
import type { Renter } from '../renters-query.ts';
import { daysOf, type BookingSearch } from './booking-search.ts';
import classes from './booking.module.css';

interface BookedProps {
  readonly renter: Renter;
  readonly vanId: string;
  readonly today: string;
  readonly search: BookingSearch;
}

const MOST_NAMED = 14;

/** What was booked, as the record of the renter has it, and what comes next. */
export const Booked = ({ renter, vanId, today, search }: BookedProps) => {
  const vehicle = useQuery(vehicleQuery(vanId));
  const held = [...renter.now, ...renter.next].filter(({ van }) => van.id === vanId);
  // Beyond the first stretches the record only counts them.
  const isAll = renter.nextTotal <= renter.next.length;
  const days = daysOf(search.days).filter(
    (day) => !isAll || held.some(({ from, to }) => from <= day && (to === null || day <= to)),
  );
  if (!vehicle.data)
    return (
      <Card>
        <LoadingState what="the booking" of={[vehicle]} rows={3} />
      </Card>
    );
  if (days.length === 0)
    return (
      <Card>
        <EmptyState
          level={2}
          title="Nothing is booked here"
          action={
            <ButtonLink look="tint" to="/fleet-owner/add-customer/select-services" search={{ renter: renter.id }}>
              Book a van
            </ButtonLink>
          }
        >
          {`${renter.name} does not have this van on these days.`}
        </EmptyState>
      </Card>
    );
  const named = days.slice(0, MOST_NAMED).map((day) => shortDate(day, today));
  const more = days.length - named.length;
  return (
    <div className={classes['stack']}>
      <Notice tone="success">{`${renter.name} gets a message with the van and the days.`}</Notice>
      <Card title={counted(days.length, 'day')}>
        <Rows label="Booked">
          <Row lead={<RowIcon icon={Van} />} title={vehicle.data.name} meta={renter.name} />
          <Row
            lead={<RowIcon icon={CalendarCheck} />}
            title={[...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')}
          />
        </Rows>
        <CardBody>
          <div className={classes['actions']}>
            <ButtonLink look="filled" to="/fleet-owner/customers/$renterId" params={{ renterId: renter.id }}>
              See renter
            </ButtonLink>
            <ButtonLink to="/fleet-owner/vans/$vehicleId" params={{ vehicleId: vanId }}>
              See van
            </ButtonLink>
            <ButtonLink to="/fleet-owner/appointments">See calendar</ButtonLink>
            <ButtonLink to="/fleet-owner/add-customer/select-services" search={{ renter: renter.id }}>
              Book another
            </ButtonLink>
          </div>
        </CardBody>
      </Card>
    </div>
  );
};
