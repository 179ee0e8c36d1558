import { ABILITIES, type DeclaredReference, type EndpointRow, type Role } from '@tailgate/contract';
import { putAt } from '@tailgate/kit';
import type { World } from '../../worlds/world.ts';
import { ABILITY_CASES, type Owner } from '../abilities.ts';
import { callerAs, callersOf, isParam, permittedCall, type Who } from './cell.ts';
import type { Caller, Harness } from '../harness.ts';
import type { SampleInput } from '../samples.ts';

/** An id with who sends it. */
export interface SentReference {
  readonly reference: DeclaredReference;
  readonly who: Who;
  readonly owner: Owner;
  readonly id: string;
}

/**
 * Somebody who may touch the row that another one is refused, with the call in which that succeeds. Without a twin a
 * refusal proves nothing: in the wrong state the row may be refused to everybody.
 */
export interface Twin {
  readonly who: Who;
  readonly world: World;
  readonly caller: Caller | undefined;
  readonly input: SampleInput;
  /** The id that both send: a row that the sample made for the twin, or the one that the other world has anyway. */
  readonly id: string;
  /** SQL that the twin needs, and the state in which the other one is refused. */
  readonly state: string | undefined;
}

export const joined = (...statements: readonly (string | undefined)[]): string | undefined =>
  statements.filter((sql) => sql !== undefined && sql !== '').join(';') || undefined;

/** Whoever takes a role changes the row of the account, and perhaps what others of the site may do with it. */
const canTake = ({ ability }: DeclaredReference, owner: Owner, { roles }: World, role: Role) =>
  ABILITIES[ability].table !== 'accounts' || owner === 'otherSite' || roles.includes(role);

/**
 * The owner where the owner may, otherwise somebody else on the site; on the other site, which is small, the owner sends
 * the id of somebody else.
 */
const whoMay = (harness: Harness, row: EndpointRow, sent: SentReference) => {
  const { reference, who, owner, id } = sent;
  const { may } = ABILITY_CASES[reference.ability];
  const home = owner === 'own' ? (callerAs(harness, who)?.world ?? harness.world('groomer')) : harness.world(owner);
  const roleIn = (world: World, relation: Owner) =>
    [who, ...callersOf(row)].find(
      (one) => may(one, relation) && (one === 'nobody' || canTake(reference, owner, world, one)),
    );
  const asOwner = roleIn(home, 'own');
  if (asOwner) return { who: asOwner, world: home, id };
  const other = owner === 'otherSite' ? home : harness.strangerTo(home);
  const asOther = roleIn(other, 'stranger');
  const idOfOther = harness.reference(reference.ability, other, 'stranger', row.path);
  return asOther && idOfOther ? { who: asOther, world: other, id: owner === 'otherSite' ? idOfOther : id } : undefined;
};

/** The call that the twin makes with the id that was refused. */
export const twinOf = async (harness: Harness, row: EndpointRow, refused: SentReference): Promise<Twin | undefined> => {
  const found = whoMay(harness, row, refused);
  if (!found) return undefined;
  const { who, world } = found;
  const { reference } = refused;
  const { path } = reference;
  const { setup: role, ...caller } = who === 'nobody' ? { world } : harness.callerIn(world, who);
  const signedIn = 'session' in caller ? caller : undefined;
  const { input } = await permittedCall(harness, row, who, signedIn, { path, owner: 'own' }, world);
  const made =
    isParam(reference) && world.name === refused.owner ? input.params[path.slice('params.'.length)] : undefined;
  const id = made ?? found.id;
  const { setup, ...given }: SampleInput = putAt(input, path, id);
  return { who, world, caller: signedIn, input: given, id, state: joined(role, setup) };
};
