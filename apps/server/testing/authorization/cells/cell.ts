import {
  referencesOf,
  type Ability,
  type CallName,
  type DeclaredReference,
  type EndpointRow,
  type ErrorCode,
  type Role,
} from '@tailgate/contract';
import { newIdIn, worldsIn } from '../../worlds/tags.ts';
import type { World } from '../../worlds/world.ts';
import { ABILITY_CASES, type Owner } from '../abilities.ts';
import { nameOf, type Caller, type Harness, type Outcome } from '../harness.ts';
import { problemWith, type Expected } from '../judge.ts';
import { SAMPLES, type SampleInput } from '../samples.ts';

export interface Cell {
  readonly who: string;
  readonly problem: string | undefined;
  /** Whether the response contained data of the caller's world or of the site. */
  readonly showsData: boolean;
}

export type Who = Role | 'nobody';

/** Open to visitors, who may name rows of their own once they are signed in. */
const takesSignedIn = (row: EndpointRow): boolean =>
  referencesOf(row).some(({ ability }) => {
    const { may } = ABILITY_CASES[ability];
    return !may('nobody', 'own') && may('customer', 'own');
  });

/** Whoever passes the access of a row. */
export const callersOf = (row: EndpointRow): readonly Who[] => {
  if (row.access.kind === 'session') return row.access.roles;
  return takesSignedIn(row) ? ['nobody', 'customer'] : ['nobody'];
};

export const callerAs = (harness: Harness, who: Who) => (who === 'nobody' ? undefined : harness.caller(who));

/** Valid values for parameters that are not references (a month, a category). */
export const VALUES: Readonly<Record<string, string>> = {
  duty: 'content',
  page: 'about',
  place: 'TX',
  typeOrCategory: 'grooming',
  month: '7',
  year: '2030',
};

export const isParam = ({ path }: DeclaredReference) => path.startsWith('params.');
/** An owner whose row the caller may reference: the caller itself where possible. */
const permittedOwner = (
  harness: Harness,
  world: World,
  who: Who,
  row: EndpointRow,
  { ability }: Pick<DeclaredReference, 'ability'>,
) =>
  (['own', 'stranger'] as const).find(
    (owner) =>
      ABILITY_CASES[ability].may(who, owner) && harness.reference(ability, world, owner, row.path) !== undefined,
  );

/** A reference that is replaced by the id of a row of this owner. */
interface Placed {
  readonly path: string;
  readonly owner: Owner;
}

/**
 * A call that passes all access checks, with the owners of the rows it references. What is `placed` replaces one of them
 * afterwards.
 */
export const permittedCall = async (
  harness: Harness,
  row: EndpointRow,
  who: Who,
  caller: Caller | undefined,
  placed?: Placed,
  /** Calls without a session (sign-in, for example) use the data of the groomer's world by default. */
  world = caller?.world ?? harness.world('groomer'),
) => {
  const owners = new Set<Owner>();
  const params: Record<string, string> = { ...VALUES };
  for (const reference of referencesOf(row).filter(isParam)) {
    const owner = permittedOwner(harness, world, who, row, reference);
    if (owner) owners.add(owner);
    params[reference.path.slice('params.'.length)] =
      harness.reference(reference.ability, world, owner ?? 'stranger', row.path) ?? newIdIn(world.name);
  }
  const reference = (ability: Ability) => {
    const owner = permittedOwner(harness, world, who, row, { ability }) ?? 'own';
    owners.add(owner);
    return harness.reference(ability, world, owner, row.path) ?? newIdIn(world.name);
  };
  const sample = await SAMPLES[nameOf(row)]({
    harness,
    world,
    row,
    caller,
    place: placed?.path,
    reference,
    kin: (ability, ...places) =>
      (placed && places.includes(placed.path)
        ? harness.reference(ability, world, placed.owner, row.path)
        : undefined) ?? reference(ability),
  });
  return { input: { ...sample, params: { ...params, ...sample.params } } satisfies SampleInput, owners };
};

export const worldsOf = (harness: Harness, caller: Caller | undefined, owners: Iterable<Owner>) => [
  caller?.world.name ?? harness.world('groomer').name,
  ...(caller?.impersonator ? [caller.impersonator.name] : []),
  ...[...owners].filter((owner) => owner !== 'own'),
];

/** Calls without a session do not know who makes them. */
export const actorsOf = ({ access }: EndpointRow, caller: Caller | undefined): string[] =>
  caller && access.kind === 'session'
    ? [caller.world.personId, ...(caller.impersonator ? [caller.impersonator.personId] : [])]
    : [];

export const showsData = ({ status, raw }: Outcome): boolean => status < 400 && worldsIn(raw).length > 0;

/** Expected errors of impersonation-only calls in an ordinary session. */
const ONLY_WHILE_IMPERSONATING: Readonly<Partial<Record<CallName, ErrorCode>>> = {
  'POST /v2/account/impersonation/stop': 'conflict',
};

/** Makes one call and returns the problem with its outcome, if any. */
export const runCell = async (
  harness: Harness,
  row: EndpointRow,
  given: {
    readonly who: string;
    readonly role: Who;
    readonly caller?: Caller | undefined;
    readonly turnedAway?: ErrorCode | undefined;
    /** Fields that differ from the sample. */
    readonly body?: object;
    readonly send?: Parameters<Harness['send']>[2];
  },
): Promise<Cell> => {
  const { input, owners } = await permittedCall(harness, row, given.role, given.caller);
  const ordinary = given.caller?.impersonator ? undefined : ONLY_WHILE_IMPERSONATING[nameOf(row)];
  const refused = given.turnedAway ?? ordinary;
  const expected: Expected = refused
    ? { is: 'turned away', code: refused }
    : { is: 'allowed', worlds: worldsOf(harness, given.caller, owners), actors: actorsOf(row, given.caller) };
  const body = given.body ? { ...(input.body as object | undefined), ...given.body } : input.body;
  const outcome = await harness.send(
    row,
    { ...input, ...(body !== undefined && { body }) },
    { ...given.send, caller: given.caller },
  );
  return { who: given.who, problem: problemWith(row, outcome, expected), showsData: showsData(outcome) };
};
