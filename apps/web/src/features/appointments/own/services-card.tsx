import { centsOf, dollarsOf, showMoney, sumCents } from '@tailgate/values/money';
import { ShoppingBag } from 'lucide-react';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Facts, Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { providerName, providerPerson } from '#ui/words/provider-name.ts';
import { minutesOf, priceRange } from '../appointment-words.ts';
import { GroomerFace } from './groomer-face.tsx';
import type { OwnAppointment } from './own-query.ts';
import { isOff, mostWords, priceOf } from './own-words.ts';
import classes from './own.module.css';

type Line = OwnAppointment['petServices'][number];
/** An answer that an earlier version kept on this device has no prices of pets. */
type Kept = Partial<Pick<Line, 'minPrice' | 'maxPrice'>>;

const lineEstimate = ({ minPrice, maxPrice }: Kept, currency: string): string | null =>
  minPrice === undefined || maxPrice === undefined ? null : priceRange(minPrice, maxPrice, currency);

/** What the lines above come to; nothing where one of them has no price. */
const linesEstimate = ({ petServices, upsells, currency }: OwnAppointment): string | null => {
  const lines: readonly Kept[] = petServices;
  if (lines.some((line) => line.minPrice === undefined || line.maxPrice === undefined)) return null;
  const sumOf = (bound: 'minPrice' | 'maxPrice') =>
    dollarsOf(
      sumCents([...lines.map((line) => centsOf(line[bound] ?? 0)), ...upsells.map((one) => centsOf(one.total))]),
    );
  return priceRange(sumOf('minPrice'), sumOf('maxPrice'), currency);
};

/** What is done for which pet, and until it is settled what each is estimated to cost. */
export const ServicesCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const { petServices, upsells, serviceProvider, total, travelFee, currency } = appointment;
  // Once it is settled its receipt has the prices, and what did not take place costs none of them.
  const isEstimate = total === null && !isOff(appointment);
  const most = mostWords(appointment, useNow());
  const lines = linesEstimate(appointment);
  return (
    <Card title="Services">
      <Rows label="Services">
        {petServices.map((line, at) => (
          <Row
            key={`${line.petId}.${at}`}
            lead={<PetAvatar id={line.petId} kind={line.kind} photoUrl={line.photo?.sizes.thumbnail ?? null} />}
            title={line.petName}
            meta={<Facts>{[[line.serviceName, ...line.addOns].join(', '), durationInWords(line.minutes)]}</Facts>}
            aside={isEstimate && lineEstimate(line, currency)}
          />
        ))}
        {upsells.map(({ name, quantity, total: cost }, at) => (
          <Row
            key={`${name}.${at}`}
            lead={<RowIcon icon={ShoppingBag} />}
            title={quantity === 1 ? name : `${name} × ${quantity}`}
            meta="Product"
            aside={isEstimate && showMoney(centsOf(cost), currency)}
          />
        ))}
        <Row
          lead={<GroomerFace of={serviceProvider} />}
          title={providerName(serviceProvider)}
          meta={[
            providerPerson(serviceProvider) ?? 'Groomer',
            `${durationInWords(minutesOf(appointment))} in all`,
          ].join(' · ')}
        />
      </Rows>
      {isEstimate && (
        <CardBody>
          <Sums label="Estimate">
            {lines !== null && <Sum name={upsells.length > 0 ? 'Services and products' : 'All services'}>{lines}</Sum>}
            {travelFee > 0 && <Sum name="Travel fee">{showMoney(centsOf(travelFee), currency)}</Sum>}
            <Sum name="Estimate before tax" look="total">
              {priceOf(appointment)}
            </Sum>
          </Sums>
        </CardBody>
      )}
      {most !== null && (
        <CardBody>
          <p className={classes['small']}>{most}</p>
        </CardBody>
      )}
    </Card>
  );
};
