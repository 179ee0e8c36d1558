import { taxPlaceOf } from '@tailgate/contract';
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
