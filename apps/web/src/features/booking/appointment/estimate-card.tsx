import { addCents, centsOf, dollarsOf } from '@tailgate/values/money';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '../appointment-words.ts';
import type { AppointmentDetail } from '../booking-query.ts';
import classes from './appointment.module.css';

/** What it is estimated to cost and how long it takes, all pets together. */
export const EstimateCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { currency, travelFee, minPrice, maxPrice, serviceTime, finalPrices } = appointment;
  const { productsTotal } = finalPrices;
  const withProducts = (price: number) => dollarsOf(addCents(centsOf(price), centsOf(productsTotal)));
  return (
    <Card title="Estimate">
      <CardBody>
        <dl className={classes['sums']}>
          {travelFee > 0 && (
            <>
              <dt>Travel fee</dt>
              <dd>{priceRange(travelFee, travelFee, currency)}</dd>
            </>
          )}
          {productsTotal > 0 && (
            <>
              <dt>Products</dt>
              <dd>{priceRange(productsTotal, productsTotal, currency)}</dd>
            </>
          )}
          <dt>Service time</dt>
          <dd>{durationInWords(serviceTime)}</dd>
          <dt className={classes['total']}>Estimated total</dt>
          <dd className={classes['total']}>{priceRange(withProducts(minPrice), withProducts(maxPrice), currency)}</dd>
        </dl>
      </CardBody>
    </Card>
  );
};
