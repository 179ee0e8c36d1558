import type { UnservedCause } from '@tailgate/contract/facts';

interface Unserved {
  readonly cause: UnservedCause;
  readonly maxWeightLb: number | null;
}

interface Pet {
  readonly petType: { readonly name: string };
}

/** `dogs`, `dogs and cats` */
const kindsOf = (pets: readonly Pet[]): string =>
  [...new Set(pets.map(({ petType }) => `${petType.name.toLowerCase()}s`))].join(' and ');

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

type Words = (refusal: Unserved, kinds: string) => string;

/** What is not taken, after 'none takes' or 'Maya doesn’t take'. */
const NOT_TAKEN: Readonly<Record<Exclude<UnservedCause, 'address' | 'closed' | 'services'>, Words>> = {
  kind: (_, kinds) => kinds,
  weight: ({ maxWeightLb }, kinds) =>
    maxWeightLb === null ? `${kinds} of this weight` : `${kinds} over ${maxWeightLb} lb`,
  breed: () => 'this breed',
};

const NOBODY = 'No groomer comes to this address yet';

/** Why no groomer comes for these pets, as a title. */
export const nobodyWords = (unserved: Unserved & { readonly groomers: number }, pets: readonly Pet[]): string => {
  const { cause, groomers } = unserved;
  if (cause === 'address' || cause === 'closed') return NOBODY;
  const count = NUMBERS[groomers] ?? String(groomers);
  if (cause === 'services')
    return groomers === 1
      ? 'One groomer comes here, but doesn’t do all of these services'
      : `${count} groomers come here, none does all of these services`;
  const what = NOT_TAKEN[cause](unserved, kindsOf(pets));
  return groomers === 1
    ? `One groomer comes here, but doesn’t take ${what}`
    : `${count} groomers come here, none takes ${what}`;
};

/** Why the groomer whom somebody came for does not come for these pets. */
export const notByWords = (name: string, unserved: Unserved, pets: readonly Pet[]): string => {
  const { cause, maxWeightLb } = unserved;
  const kinds = kindsOf(pets);
  if (cause === 'address') return `${name} doesn’t come to this address.`;
  if (cause === 'closed') return `${name} isn’t taking new appointments right now.`;
  if (cause === 'services') return `${name} doesn’t do all of these services.`;
  if (cause === 'weight' && maxWeightLb !== null) return `${name} takes ${kinds} up to ${maxWeightLb} lb.`;
  return `${name} doesn’t take ${NOT_TAKEN[cause](unserved, kinds)}.`;
};
