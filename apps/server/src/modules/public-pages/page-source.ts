import { SHOWN_REVIEWS } from '@tailgate/contract/facts';
import type { PageSource } from '../../platform/http/public/public-page.ts';
import { RESERVED_ADDRESSES } from '../providers/index.ts';

const MENU = '/v1/sites/current/menu/primary';
const GROOMERS = '/v2/public/providers';
const REVIEWS = '/v2/service-review/service-provider';
const PROVIDER_PATH = /^\/([a-z0-9][a-z0-9-]{2,62})\/?$/;

const reviewsUrl = ({ data }: Readonly<Record<string, unknown>>): string => {
  const { id } = data as { id: string };
  return `${REVIEWS}?service_provider_id=${id}&limit=${SHOWN_REVIEWS}`;
};

/** The first page of a site, and the page of each groomer; every other path is the app's. */
export const pageSourceOf = (path: string): PageSource | undefined => {
  if (path === '/') return { kind: 'index', needs: { data: GROOMERS, menu: MENU }, adds: {} };
  const address = PROVIDER_PATH.exec(path)?.[1];
  return address === undefined || RESERVED_ADDRESSES.has(address)
    ? undefined
    : { kind: 'provider', needs: { data: `${GROOMERS}/${address}`, menu: MENU }, adds: { reviews: reviewsUrl } };
};
