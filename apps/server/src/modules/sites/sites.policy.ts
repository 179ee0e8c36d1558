import type { SITES_ABILITIES } from '@tailgate/contract';
import { everyRow, forAnyone, type Circumstances, type Policy } from '../../platform/access/policy.ts';

/** `current` is the site of the request's host or native bundle. */
const slugOf = (name: string, { site }: Circumstances) => (name === 'current' ? site.slug : name);

const ownSite = forAnyone<'sites'>(
  ({ site: current }) =>
    (site) =>
      site('id', '=', current.id),
  slugOf,
);

export const sitesPolicy: Policy<typeof SITES_ABILITIES> = {
  'site.read': forAnyone(() => everyRow(), slugOf),
  // Branding is public across sites; texts and changes are limited to the own site.
  'site.readPages': ownSite,
  'site.update': ownSite,
};
