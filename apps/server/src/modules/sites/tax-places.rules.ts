import { taxPlaceOf } from '@tailgate/contract';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import type { Place, TaxPlaceRow } from './tax-places.queries.ts';

/** `TX-787`, as the contract has checked it. */
export const placeNamed = (name: string): Place => {
  const [stateOrProvince = '', ...prefix] = name.split('-');
  return { stateOrProvince, postalPrefix: prefix.join('-') };
};

export const taxPlaceAnswer = ({ updatedAt, ...place }: TaxPlaceRow) => ({
  id: taxPlaceOf(place),
  ...place,
  updatedAt: updatedAt.toISOString(),
});

interface Fee {
  readonly percent: number;
  readonly fixedCents: Cents;
}

const feeAnswer = ({ percent, fixedCents }: Fee) => ({ percent, amount: dollarsOf(fixedCents) });

export const feesAnswer = ({
  processing,
  management,
  noShowFeeCents,
}: {
  readonly processing: Fee;
  readonly management: Fee;
  readonly noShowFeeCents: Cents;
}) => ({
  processing: feeAnswer(processing),
  management: feeAnswer(management),
  noShowLimit: dollarsOf(noShowFeeCents),
});
