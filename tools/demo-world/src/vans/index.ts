import {
  seedCustody,
  seedDocument,
  seedFleets,
  seedPublicImage,
  seedVanTerms,
  seedVehicles,
  type Platform,
  type StoredSeedDocument,
  type StoredSeedImage,
  type Tx,
} from '@tailgate/server/seeding';
import type { DemoPerson } from '../people/demo-person.ts';
import type { SiteStory } from '../story/site-story.ts';
import { blocksOf, castOf, custodyOf, heldVans } from './custody.ts';
import { vansOf, type DemoVan, type Now } from './demo-van.ts';
import { fleetsOf } from './drivers.ts';
import { storePapers } from './papers.ts';
import { readingsOf } from './readings.ts';
import { storeVanPhotos, type DrawnVans } from './store-van-photos.ts';
import { termsOf } from './terms.ts';
import { vehicleOf } from './vehicles.ts';

export { vanDrawings, type DrawnVans } from './store-van-photos.ts';

export interface StoredVans {
  readonly vans: readonly DemoVan[];
  readonly photos: readonly StoredSeedImage[];
  readonly papers: readonly StoredSeedDocument[];
}

/** Stores the photos and documents of a site's vans. */
export const storeVans = async (
  platform: Platform,
  story: SiteStory,
  people: readonly DemoPerson[],
  { drawn, ...at }: Now & { readonly drawn: DrawnVans },
): Promise<StoredVans> => {
  const vans = vansOf(story, people, at);
  const photos = await storeVanPhotos(platform, vans, drawn);
  return { vans, photos, papers: await storePapers(platform, vans, at.today) };
};

interface Seeding {
  readonly people: readonly DemoPerson[];
  readonly today: Date;
  readonly now: Date;
}

/** Vans with their readings and terms, the fleets that they belong to, and a year of who holds them. */
export const seedVans = async (
  tx: Tx,
  { vans, photos, papers }: StoredVans,
  { people, today, now }: Seeding,
): Promise<void> => {
  for (const photo of photos) await seedPublicImage(tx, photo);
  for (const paper of papers) await seedDocument(tx, paper);
  const owners = [...new Set(vans.map(({ owner }) => owner.id))];
  const cast = castOf(people, vans);
  const held = heldVans(vans, cast);
  const rows = vans.map((van) => vehicleOf(van, today));
  await seedVehicles(
    tx,
    owners,
    rows,
    vans.flatMap((van) => readingsOf(van, held)),
  );
  await seedVanTerms(
    tx,
    vans.flatMap((van) => termsOf(van, today)),
  );
  await seedFleets(tx, fleetsOf(vans, cast, today), now);
  await seedCustody(tx, custodyOf(held), now, blocksOf(vans, cast));
};
