import {
  COLOR,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  MAX_SITE_NAME_LENGTH,
  SITE_TIME_ZONES,
} from '@tailgate/contract';
import { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { hostsOfOthers, insertSite, marketsOf, siteBySlug, type OwnerOfDatabase } from './site-creation.queries.ts';

/** A name as browsers send it, without a port. */
const host = z
  .string()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, 'is no host name');

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'is no phone number like +15125550100');

export const newSite = z.object({
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'takes lowercase letters, digits and hyphens'),
  name: z.string().trim().min(1).max(MAX_SITE_NAME_LENGTH),
  hosts: z.array(host).min(1),
  timeZone: z.enum(SITE_TIME_ZONES),
  email: z.email(),
  maintenanceEmail: z.email().optional(),
  supportPhone: phone.optional(),
  market: z.string().trim().min(1).max(80),
  primaryColor: z.string().regex(COLOR).default(DEFAULT_PRIMARY_COLOR),
  secondaryColor: z.string().regex(COLOR).default(DEFAULT_SECONDARY_COLOR),
});
export type NewSite = z.output<typeof newSite>;

export interface SiteCreation {
  readonly what: string;
  readonly isDone: boolean;
  apply(): Promise<void>;
}

/**
 * A site with its first market, which only the owner of the database can make. A site that exists is left as it is: from
 * then on its staff changes it.
 */
export const createSite = async (owner: OwnerOfDatabase, site: NewSite): Promise<SiteCreation> => {
  const taken = await hostsOfOthers(owner, site.slug, site.hosts);
  if (taken.length > 0) throw new Error(`Another site has ${taken.join(', ')}`);
  const existing = await siteBySlug(owner, site.slug);
  const markets = existing ? await marketsOf(owner, existing.id) : [];
  const missing = existing ? site.hosts.filter((name) => !existing.hosts.includes(name)) : [];
  if (missing.length > 0)
    throw new Error(`The site ${site.slug} exists without ${missing.join(', ')}, and what exists is left alone`);
  return {
    what: `create the site ${site.slug} for ${site.hosts.join(', ')} with the market ${site.market}`,
    isDone: existing !== undefined && markets.includes(site.market),
    apply: () => insertSite(owner, { siteId: existing?.id ?? newId(), marketId: newId() }, site),
  };
};
