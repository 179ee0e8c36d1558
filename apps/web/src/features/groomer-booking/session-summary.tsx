import { MapPin } from 'lucide-react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '#features/appointments/index.ts';
import classes from './groomer-booking.module.css';
import type { BookingSession } from './session-query.ts';

interface SessionSummaryProps {
  readonly session: BookingSession;
  /** Nothing is chosen, although the session still has its last services. */
  readonly isEmpty?: boolean;
}

/** Who it is for, what is done, and what it will cost. */
export const SessionSummary = ({ session, isEmpty = false }: SessionSummaryProps) => {
  const { customer, petServices, currency, minPrice, maxPrice, serviceTime } = session;
  const { address } = customer;
  return (
    <Card title={customer.displayName}>
      {!address && (
        <CardBody>
          <Notice tone="warning">This customer has no address. Add one before you book.</Notice>
        </CardBody>
      )}
      <Rows label="Appointment">
        {address && (
          <Row
            lead={<RowIcon icon={MapPin} />}
            title={address.address}
            meta={`${address.city}, ${address.stateOrProvince} ${address.postalCode}`}
          />
        )}
        {!isEmpty &&
          petServices.map((line) => (
            <Row
              key={`${line.petId} ${line.serviceId}`}
              title={`${line.petName}: ${line.serviceName}`}
              meta={[...line.addons, ...line.timeModifiers].map(({ name }) => name).join(', ')}
              aside={priceRange(line.minPrice, line.maxPrice, currency)}
            />
          ))}
      </Rows>
      {!isEmpty && petServices.length > 0 && (
        <CardBody>
          <p className={classes['total']}>
            <span>{durationInWords(serviceTime)}, estimated</span>
            <strong>{priceRange(minPrice, maxPrice, currency)}</strong>
          </p>
          <p className={classes['quiet']}>The travel fee of the day is added when you book.</p>
        </CardBody>
      )}
    </Card>
  );
};
