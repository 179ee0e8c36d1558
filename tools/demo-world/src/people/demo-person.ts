import type { SeedPerson, SeedProvider } from '@tailgate/server/seeding';
import type { DemoLoginName } from '../logins.ts';
import type { PetFace } from '../portraits/pet-face.ts';

/** A person of the story, not yet placed in time and without a stored picture. */
export interface DemoPerson extends Omit<SeedPerson, 'createdAt' | 'photoFileId'> {
  readonly provider: SeedProvider | null;
  readonly login: DemoLoginName | null;
  readonly portrait: PetFace | null;
  readonly joinedDaysAgo: number;
}

export const displayNameOf = (person: Pick<DemoPerson, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`;
