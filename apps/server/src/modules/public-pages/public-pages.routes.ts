import { publicPagesContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import { publicProvider } from '../../flows/public-provider.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { publicPicturePath } from '../../platform/http/public/picture-path.ts';
import { publicProviders, type ListedProviderRow } from '../../views/public-provider.ts';
import { displayNameOf } from '../accounts/index.ts';

const listed = (row: ListedProviderRow) => ({
  id: row.id,
  address: row.address,
  displayName: displayNameOf(row),
  businessName: row.businessName,
  photo:
    row.photoId === null
      ? null
      : { small: publicPicturePath(row.photoId, 'thumbnail'), large: publicPicturePath(row.photoId, 'medium') },
  city: row.city,
  stateOrProvince: row.stateOrProvince,
  reviewSummary: { averageRating: row.averageRating, reviewCount: row.reviewCount },
  currency: row.currency,
  priceFrom: row.fromCents === null ? null : dollarsOf(row.fromCents),
});

export const publicPagesRoutes = bindModule(
  'public-pages',
  publicPagesContract,
  {},
  {
    getPublicProvider: staged(({ stage, platform, params }) => publicProvider(stage, params.address, platform)),
    listPublicProviders: async ({ tx, query: { near, limit, offset } }) => {
      const rows = await publicProviders(tx, { near, limit, offset });
      return { items: rows.map(listed), total: rows[0]?.total ?? 0, limit, offset };
    },
  },
);
