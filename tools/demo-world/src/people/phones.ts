import type { Metro } from '../story/site-story.ts';

/** Each group has its own range of numbers, so that adding a groomer does not change other people's numbers. */
const FIRST_OF_GROUP = {
  groomers: 0,
  fleetOwners: 20,
  mechanics: 25,
  renters: 30,
  staff: 40,
  support: 45,
  customers: 50,
} as const;
export type Group = keyof typeof FIRST_OF_GROUP;

const NUMBERS_IN_AREA = 100;
/** 555-0100 to 555-0199 of every area are reserved for fiction: no real person is ever texted. */
const fictional = (areaCode: string, index: number) => `+1${areaCode}5550${100 + index}`;

export const phoneOf = (metro: Metro, group: Group, index: number): string => {
  const number = FIRST_OF_GROUP[group] + index;
  const areaCode = metro.areaCodes[Math.floor(number / NUMBERS_IN_AREA)];
  if (areaCode === undefined) throw new Error(`${metro.marketName} has run out of fictional phone numbers`);
  return fictional(areaCode, number % NUMBERS_IN_AREA);
};

export const contactPhoneOf = (metro: Metro, group: Exclude<Group, 'customers'>, index: number): string =>
  fictional(metro.contactAreaCode, FIRST_OF_GROUP[group] + index);
