import type { SeedUpsell } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import { PRODUCTS, PRODUCTS_OF_OTHERS, WITH_PICTURES, type Product } from '../story/products.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

/** Groomers who work, the one who logs in first. */
export const sellersAmong = (people: readonly DemoPerson[]): readonly DemoPerson[] =>
  people
    .filter(({ roles, provider }) => roles[0] === 'groomer' && provider?.status === 'active')
    .toSorted((one, other) => Number(other.login === 'groomer') - Number(one.login === 'groomer'));

export const productsOf = ({ login }: DemoPerson): readonly Product[] =>
  login === 'groomer' ? PRODUCTS : PRODUCTS.slice(0, PRODUCTS_OF_OTHERS);

export const pictureId = (site: DemoSite, { id }: DemoPerson, { key }: Product) =>
  demoId(site, 'product-picture', id, key);

/** What groomers sell beside the services. */
export const upsellsOf = (site: DemoSite, people: readonly DemoPerson[], joined: (person: DemoPerson) => Date) => {
  const sellers = sellersAmong(people);
  const upsells = sellers.flatMap((seller, index) =>
    productsOf(seller).map((product, position): SeedUpsell => {
      const picture = index < WITH_PICTURES ? [pictureId(site, seller, product)] : [];
      const { name, description, priceCents, stock, isActive } = product;
      return {
        id: demoId(site, 'upsell', seller.id, product.key),
        providerId: seller.id,
        name,
        description,
        priceCents,
        imageIds: picture,
        defaultImageId: picture[0] ?? null,
        stock,
        isActive,
        position,
        createdAt: joined(seller),
      };
    }),
  );
  return { sellers: sellers.map(({ id }) => id), upsells };
};
