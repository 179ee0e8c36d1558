import { PROPOSED_FIELDS, type ProposedField } from '@tailgate/contract';
import type { ProposedAddress, ProposedChanges, ProposedValue } from '../../../platform/db/stored/customers.ts';

/** A value with what screens show of it. */
export interface Shown {
  readonly value: ProposedValue;
  readonly shown: string | null;
}
export type PersonalValues = Readonly<Partial<Record<ProposedField, Shown>>>;

const isPlace = (value: ProposedValue): value is ProposedAddress => typeof value === 'object' && value !== null;
/** About ten centimeters: an address that was only sent back is the same. */
const nearly = (one: number, other: number) => Math.abs(one - other) < 1e-6;

const isSame = (one: ProposedValue, other: ProposedValue): boolean => {
  if (!isPlace(one) || !isPlace(other)) return one === other;
  return (
    one.address === other.address &&
    one.city === other.city &&
    one.stateOrProvince === other.stateOrProvince &&
    one.postalCode === other.postalCode &&
    one.country === other.country &&
    nearly(one.latitude, other.latitude) &&
    nearly(one.longitude, other.longitude)
  );
};

/** What is wanted and not so already. Fields that are not mentioned are no change. */
export const changesBetween = (current: PersonalValues, wanted: PersonalValues): ProposedChanges =>
  Object.fromEntries(
    PROPOSED_FIELDS.flatMap((field) => {
      const [from, to] = [current[field], wanted[field]];
      if (!from || !to || isSame(from.value, to.value)) return [];
      return [[field, { from: from.value, to: to.value, fromShown: from.shown, toShown: to.shown }] as const];
    }),
  );

/** What is wanted by the earlier changes, and by the later ones instead of it or besides. */
export const wantedTogether = (...changes: readonly ProposedChanges[]): PersonalValues =>
  Object.fromEntries(
    changes.flatMap((one) =>
      PROPOSED_FIELDS.flatMap((field) => {
        const change = one[field];
        return change ? [[field, { value: change.to, shown: change.toShown }] as const] : [];
      }),
    ),
  );

/** Whether everything that a proposal would change is still as it was when it was made. */
export const isUntouched = (changes: ProposedChanges, current: PersonalValues): boolean =>
  PROPOSED_FIELDS.every((field) => {
    const [change, now] = [changes[field], current[field]];
    return !change || (now !== undefined && isSame(change.from, now.value));
  });

export const areSame = (one: ProposedChanges, other: ProposedChanges): boolean =>
  PROPOSED_FIELDS.every((field) => {
    const [first, second] = [one[field], other[field]];
    return first && second ? isSame(first.from, second.from) && isSame(first.to, second.to) : first === second;
  });
