import type { LocalDate } from '@tailgate/values/local-time';
import { shortDate } from '#features/vehicles/index.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { counted } from '../renter-words.ts';
import type { Renter } from '../renters-query.ts';
import { estimateOf, rateOf } from './estimate.ts';
import type { FreeVan } from './free-vans-query.ts';
import classes from './booking.module.css';

/** For how many days they had a van before: introductory rates are for the first ones. */
const daysBeforeOf = ({ months }: Renter): number => months.reduce((sum, { days }) => sum + days, 0);

interface BookingSummaryProps {
  readonly renter: Renter;
  readonly of: FreeVan | undefined;
  readonly days: readonly LocalDate[];
  readonly today: string;
}

export const estimateFor = ({ renter, of, days, today }: BookingSummaryProps) =>
  of && estimateOf(of, days, { renterId: renter.id, daysBefore: daysBeforeOf(renter), today });

const Terms = ({ of: { van } }: { of: FreeVan }) => {
  const flat = van.planConfiguration?.flatRate;
  if (!flat) return null;
  return (
    <p className={classes['quiet']}>
      {`${flat.milesLimitPerMonth.toLocaleString('en-US')} miles a month included, then $${flat.feePerExtraMile.toFixed(2)} a mile.`}
    </p>
  );
};

const MOST_NAMED = 4;
const daysInWords = (days: readonly LocalDate[], today: string): string => {
  const named = days.slice(0, MOST_NAMED).map((day) => shortDate(day, today));
  return [...named, ...(days.length > MOST_NAMED ? [`${days.length - MOST_NAMED} more`] : [])].join(', ');
};

/** Who gets which van when, and what it comes to. */
export const BookingSummary = (props: BookingSummaryProps) => {
  const { renter, of, days, today } = props;
  const estimate = estimateFor(props);
  return (
    <Card title="Summary">
      <CardBody>
        <p className={classes['figure']}>
          <span>Renter</span>
          <strong>{renter.name}</strong>
        </p>
        <p className={classes['figure']}>
          <span>Van</span>
          <strong>{of ? of.van.name : 'Not chosen'}</strong>
        </p>
        {of && (
          <p className={classes['figure']}>
            <span>Price</span>
            <span>{rateOf(of.van.planConfiguration)}</span>
          </p>
        )}
        {days.length > 0 && (
          <p className={classes['figure']}>
            <span>{counted(days.length, 'day')}</span>
            <span>{daysInWords(days, today)}</span>
          </p>
        )}
        {estimate?.lines.map(({ label, amount }) => (
          <p key={label} className={classes['figure']}>
            <span>{label}</span>
            <span>{amount}</span>
          </p>
        ))}
        {estimate && (
          <p className={`${classes['figure']} ${classes['sum']}`}>
            <span>Estimate</span>
            <span>{estimate.sum}</span>
          </p>
        )}
        {of && <Terms of={of} />}
      </CardBody>
    </Card>
  );
};
