import { storeSeedImage, type Platform, type StoredSeedImage } from '@tailgate/server/seeding';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import { visitPhotoIds } from '../people/report-cards.ts';
import { FACES } from '../story/pets.ts';
import type { SiteStory } from '../story/site-story.ts';
import { drawPetFace } from './pet-face.ts';

/** How the first pet of the demo customer looked before and after its last visit. */
export const storeVisitPhotos = async (
  { storage }: Platform,
  { slug }: SiteStory,
  people: readonly DemoPerson[],
  today: Date,
): Promise<StoredSeedImage[]> => {
  const groomer = people.find(({ login }) => login === 'groomer');
  const [face] = FACES;
  if (!groomer || !face) return [];
  const { beforeId, afterId } = visitPhotoIds(slug);
  const common = { siteId: demoId(slug, 'site'), ownerId: groomer.id, label: '', createdAt: today };
  return await Promise.all([
    storeSeedImage(storage, {
      ...common,
      id: beforeId,
      filename: 'before.webp',
      bytes: Buffer.from(drawPetFace({ ...face, background: '#e4ddd3' }, { shaggy: true })),
    }),
    storeSeedImage(storage, {
      ...common,
      id: afterId,
      filename: 'after.webp',
      bytes: Buffer.from(drawPetFace({ ...face, background: '#d5ecf7' })),
    }),
  ]);
};
