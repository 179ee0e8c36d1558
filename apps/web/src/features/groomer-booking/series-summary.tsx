import { Card, CardBody } from '#ui/layout/card.tsx';
import { priceRange } from '#features/appointments/index.ts';
import type { countsOf } from './series.ts';
import classes from './series.module.css';
import type { BookingSession } from './session-query.ts';

interface SeriesSummaryProps {
  readonly session: BookingSession;
  readonly counts: ReturnType<typeof countsOf>;
}

/** How many appointments it will be, and what they come to. */
export const SeriesSummary = ({ session, counts }: SeriesSummaryProps) => {
  const { minPrice, maxPrice, currency, customer, petServices } = session;
  const { booked, moved, skipped } = counts;
  return (
    <Card title="Summary">
      <CardBody>
        <p className={classes['figure']}>
          <span>{customer.displayName}</span>
          <span>{[...new Set(petServices.map(({ petName }) => petName))].join(', ')}</span>
        </p>
        <p className={classes['figure']}>
          <span>As planned</span>
          <span>{booked - moved}</span>
        </p>
        <p className={classes['figure']}>
          <span>Moved</span>
          <span>{moved}</span>
        </p>
        <p className={classes['figure']}>
          <span>Skipped</span>
          <span>{skipped}</span>
        </p>
        <p className={`${classes['figure']} ${classes['sum']}`}>
          <span>
            {booked} × {priceRange(minPrice, maxPrice, currency)}, estimated
          </span>
          <span>{priceRange(minPrice * booked, maxPrice * booked, currency)}</span>
        </p>
      </CardBody>
    </Card>
  );
};
