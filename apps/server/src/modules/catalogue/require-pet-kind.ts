import type { Tx } from '../../platform/db/database.ts';
import { notFound, refuseProblems } from '../../platform/failure.ts';
import { petTypesOf, petTypes, timeModifiers } from './catalogue.queries.ts';

export interface PetKind {
  readonly petTypeId: string;
  readonly breedId: string | null;
  readonly timeModifierId?: string | null | undefined;
}

/** What a pet is must be in the catalogue of the site, and the breed one of its pet type. */
export const requirePetKind = async (tx: Tx, { petTypeId, breedId, timeModifierId }: PetKind): Promise<void> => {
  if (!(await petTypes(tx)).some(({ id }) => id === petTypeId)) throw notFound();
  if (typeof timeModifierId === 'string' && !(await timeModifiers(tx)).some(({ id }) => id === timeModifierId))
    throw notFound();
  if (breedId === null) return;
  const petType = (await petTypesOf(tx, 'breeds', [breedId])).get(breedId);
  if (petType === undefined) throw notFound();
  refuseProblems(petType === petTypeId ? {} : { breedId: 'is a breed of another pet type' });
};
