import { saguaro } from './story/saguaro/index.ts';
import { FIRST_NAMES, LAST_NAMES } from './story/names.ts';
import { tailgate } from './story/tailgate/index.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** As we store them, and as people write them. */
const PHONE = /\+\d{10,15}\b|\(?\b[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}\b|\b[2-9]\d{2}555\d{4}\b/g;
/** A house number and a street, as in '1420 Juniper Ln'. */
const STREET = /\b\d{2,5} (?:[NSEW]\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)* (?:St|Ave|Rd|Dr|Ln|Ct|Pl|Blvd|Way|Trl|Cir)\b/g;
const NAME = /\b[A-Z][a-z]+\b/g;

const people = [saguaro, tailgate].flatMap(
  ({ groomers, fleetOwners, mechanics, renters, staff, support, regulars }) => [
    ...groomers,
    ...fleetOwners,
    ...mechanics,
    ...renters,
    ...staff,
    ...support,
    ...regulars,
  ],
);
/** Of everybody in the demo world. */
const NAMES = new Set([...FIRST_NAMES, ...LAST_NAMES, ...people.flatMap(({ name }) => name)]);

/** What in a text names a person or tells how to reach them: addresses, numbers, and names of the demo world. */
export const personalDataIn = (text: string): string[] => [
  ...(text.match(EMAIL) ?? []),
  ...(text.match(PHONE) ?? []),
  ...(text.match(STREET) ?? []),
  ...(text.match(NAME) ?? []).filter((word) => NAMES.has(word)),
];
