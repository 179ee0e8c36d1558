import { CONTRACT } from '@tailgate/contract';
import { fuzzRowsOf, type FuzzRow } from '@tailgate/fuzz';
import { PEOPLE, type CallerName, type PersonName } from '../world/names.ts';

/** Whoever does these is somebody else afterwards, or nobody: the sequence would end here. */
const LEFT_OUT = /^(accounts\.(?!updateOwnProfile)|agreements\.|attachments\.|notifications\.|onboarding\.|sites\.)/;

const ROWS = fuzzRowsOf(CONTRACT).filter(({ name, row }) => row.method !== 'GET' && !LEFT_OUT.test(name));

const mayCall = (who: CallerName, { row: { access } }: FuzzRow): boolean => {
  if (access.kind !== 'session') return false;
  if (who === 'supportAsDana') return access.roles.includes('groomer') && access.whileImpersonating === 'allowed';
  return access.roles.includes(PEOPLE[who]);
};

const callersOf = ['dana', 'pat', 'ann', 'ben', 'cleo', 'staff', 'supportAsDana'] as const satisfies readonly (
  | PersonName
  | 'supportAsDana'
)[];

/** The writes that the contract allows each caller. */
export const ALLOWED: ReadonlyMap<CallerName, readonly FuzzRow[]> = new Map(
  callersOf.map((who) => [who, ROWS.filter((row) => mayCall(who, row))]),
);
