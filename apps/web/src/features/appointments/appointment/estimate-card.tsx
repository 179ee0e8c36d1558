import { addCents, centsOf, dollarsOf } from '@tailgate/values/money';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';

/** What it is estimated to cost and how long it takes, all pets together. */
export const EstimateCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { currency, travelFee, minPrice, maxPrice, serviceTime, finalPrices } = appointment;
  const { productsTotal } = finalPrices;
  const withProducts = (price: number) => dollarsOf(addCents(centsOf(price), centsOf(productsTotal)));
  return (
    <Card title="Estimate">
      <CardBody>
        <Sums>
          {travelFee > 0 && <Sum name="Travel fee">{priceRange(travelFee, travelFee, currency)}</Sum>}
          {productsTotal > 0 && <Sum name="Products">{priceRange(productsTotal, productsTotal, currency)}</Sum>}
          <Sum name="Service time">{durationInWords(serviceTime)}</Sum>
          <Sum name="Estimated total" look="total">
            {priceRange(withProducts(minPrice), withProducts(maxPrice), currency)}
          </Sum>
        </Sums>
      </CardBody>
    </Card>
  );
};
