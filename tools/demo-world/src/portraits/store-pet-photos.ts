import { storeSeedImage, type Platform, type StoredSeedImage } from '@tailgate/server/seeding';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import { isCustomer, petId } from '../people/pets.ts';
import { CAT_FACE, FACES, PETS_OF_REGULARS } from '../story/pets.ts';
import type { SiteStory } from '../story/site-story.ts';
import { daysBefore } from '../today.ts';
import { drawPetFace } from './pet-face.ts';

/** Photos of the first pets, as their groomer would have taken them; the id of a photo is derived from that of its pet. */
export const petPhotoId = ({ slug }: SiteStory, pet: string) => demoId(slug, 'pet-photo', pet);

const PHOTOGRAPHED = 8;

/** Draws and stores photos for the pets of the first customers. */
export const storePetPhotos = (
  { storage }: Platform,
  story: SiteStory,
  people: readonly DemoPerson[],
  today: Date,
): Promise<StoredSeedImage[]> => {
  const groomer = people.find(({ login }) => login === 'groomer');
  if (!groomer) return Promise.resolve([]);
  const customers = people.filter(isCustomer).slice(0, PHOTOGRAPHED);
  return Promise.all(
    customers.map((customer, index) => {
      const pet = petId(story.slug, customer, 0);
      const [known] = PETS_OF_REGULARS[`${customer.firstName} ${customer.lastName}`] ?? [];
      const face = known?.[1].includes('Shorthair') ? CAT_FACE : (FACES[index % FACES.length] ?? CAT_FACE);
      return storeSeedImage(storage, {
        id: petPhotoId(story, pet),
        siteId: demoId(story.slug, 'site'),
        ownerId: groomer.id,
        filename: 'pet.webp',
        label: '',
        bytes: Buffer.from(drawPetFace(face)),
        createdAt: daysBefore(today, customer.joinedDaysAgo),
      });
    }),
  );
};
