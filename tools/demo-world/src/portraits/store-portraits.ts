import { storeSeedImage, type Platform, type StoredSeedImage } from '@tailgate/server/seeding';
import { displayNameOf, type DemoPerson } from '../people/demo-person.ts';
import { demoId, slugOf } from '../people/ids.ts';
import type { SiteStory } from '../story/site-story.ts';
import { daysBefore } from '../today.ts';
import { drawPetFace } from './pet-face.ts';

/** Draws and stores all profile pictures. */
export const storePortraits = (
  { storage }: Platform,
  { slug }: SiteStory,
  people: readonly DemoPerson[],
  today: Date,
): Promise<StoredSeedImage[]> =>
  Promise.all(
    people.flatMap((person) =>
      person.portrait === null
        ? []
        : storeSeedImage(storage, {
            id: demoId(slug, 'portrait', slugOf(displayNameOf(person))),
            siteId: demoId(slug, 'site'),
            ownerId: person.id,
            filename: `${slugOf(displayNameOf(person))}.webp`,
            label: `Portrait of ${displayNameOf(person)}`,
            bytes: Buffer.from(drawPetFace(person.portrait)),
            createdAt: daysBefore(today, person.joinedDaysAgo),
          }),
    ),
  );
