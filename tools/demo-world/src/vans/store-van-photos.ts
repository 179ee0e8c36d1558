import { VAN_VIEW_WORDS, type VanView } from '@tailgate/contract';
import { resizeSeedImage, storeResizedSeedImage, type Platform, type StoredSeedImage } from '@tailgate/server/seeding';
import { demoId } from '../people/ids.ts';
import type { DemoVan } from './demo-van.ts';
import { liverySeenIn, type Livery } from './liveries.ts';
import { photoId, viewsOf } from './vehicles.ts';
import { drawVan } from './van-picture.ts';

type Drawing = ReturnType<typeof resizeSeedImage>;
export type DrawnVans = (livery: Livery, view: VanView) => Drawing;

/** Draws each picture once, for all sites and vans. */
export const vanDrawings = (): DrawnVans => {
  const drawn = new Map<string, Drawing>();
  return (livery, view) => {
    const key = `${livery} ${view}`;
    const known = drawn.get(key) ?? resizeSeedImage(Buffer.from(drawVan(view, livery)));
    drawn.set(key, known);
    return known;
  };
};

/** Stores the photos of these vans, one van after the other: storage is asked for few at once. */
export const storeVanPhotos = async (
  { storage }: Platform,
  vans: readonly DemoVan[],
  drawn: DrawnVans,
): Promise<StoredSeedImage[]> => {
  const stored = new Map<string, StoredSeedImage>();
  for (const van of vans) {
    const missing = viewsOf(van).filter((view) => !stored.has(photoId(van, view)));
    const photos = await Promise.all(
      missing.map(async (view) =>
        storeResizedSeedImage(
          storage,
          {
            id: photoId(van, view),
            siteId: demoId(van.site.slug, 'site'),
            ownerId: van.owner.id,
            filename: `${view}.webp`,
            label: VAN_VIEW_WORDS[view],
            createdAt: van.addedAt,
          },
          await drawn(liverySeenIn(view, van.story.livery), view),
        ),
      ),
    );
    for (const photo of photos) stored.set(photo.id, photo);
  }
  return [...stored.values()];
};
