import { centsOf, showMoney } from '@tailgate/values/money';
import { Card, CardBody } from '#ui/card.tsx';
import { PetAvatar } from '#ui/pet-avatar.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '../appointment-words.ts';
import type { AppointmentDetail } from '../booking-query.ts';
import classes from './appointment.module.css';

type Line = AppointmentDetail['petServices'][number];

/** What is done for which pet, how long it takes, and what it is estimated to cost. */
export const ServicesCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { petServices, currency, travelFee, minPrice, maxPrice, serviceTime } = appointment;
  return (
    <Card title="Pets and services">
      <CardBody>
        <ul className={classes['services']} aria-label="Services">
          {petServices.map((line) => (
            <ServiceLine key={line.id} line={line} currency={currency} />
          ))}
        </ul>
        <dl className={classes['sums']}>
          {travelFee > 0 && (
            <>
              <dt>Travel fee</dt>
              <dd>{priceRange(travelFee, travelFee, currency)}</dd>
            </>
          )}
          <dt>Service time</dt>
          <dd>{durationInWords(serviceTime)}</dd>
          <dt className={classes['total']}>Estimated total</dt>
          <dd className={classes['total']}>{priceRange(minPrice, maxPrice, currency)}</dd>
        </dl>
      </CardBody>
    </Card>
  );
};

const ServiceLine = ({ line, currency }: { line: Line; currency: string }) => {
  const extras = [...line.addOns, ...line.petTimeModifiers];
  return (
    <li className={classes['service']}>
      <PetAvatar id={line.pet.id} kind={line.pet.kind} photoUrl={line.pet.photo?.sizes.thumbnail ?? null} size={40} />
      <div className={classes['lines']}>
        <strong>
          {line.pet.name}
          {line.pet.breed !== null && <span className={classes['breed']}> {line.pet.breed}</span>}
        </strong>
        <span>
          {line.service.name} · {durationInWords(line.minutes)}
        </span>
        {extras.map((extra) => (
          <span key={extra.id}>
            + {extra.name}
            {extra.price > 0 && ` · ${showMoney(centsOf(extra.price), currency)}`}
            {extra.minutes > 0 && ` · ${durationInWords(extra.minutes)}`}
          </span>
        ))}
        {line.spNote !== '' && <span className={classes['note']}>{line.spNote}</span>}
      </div>
      <strong className={classes['price']}>
        {priceRange(line.minEstimatedServicePrice, line.maxEstimatedServicePrice, currency)}
      </strong>
    </li>
  );
};
