import { storeSeedImage, type Platform, type StoredSeedImage } from '@tailgate/server/seeding';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import { pictureId, productsOf, sellersAmong } from '../people/upsells.ts';
import { WITH_PICTURES } from '../story/products.ts';
import type { SiteStory } from '../story/site-story.ts';
import { drawProduct } from './product-picture.ts';

/** Draws and stores the pictures that the first groomers have of their products. */
export const storeProductPictures = (
  { storage }: Platform,
  { slug }: SiteStory,
  people: readonly DemoPerson[],
  today: Date,
): Promise<StoredSeedImage[]> =>
  Promise.all(
    sellersAmong(people)
      .slice(0, WITH_PICTURES)
      .flatMap((seller) =>
        productsOf(seller).map((product) =>
          storeSeedImage(storage, {
            id: pictureId(slug, seller, product),
            siteId: demoId(slug, 'site'),
            ownerId: seller.id,
            filename: `${product.key}.webp`,
            label: product.name,
            bytes: Buffer.from(drawProduct(product.picture)),
            createdAt: today,
          }),
        ),
      ),
  );
