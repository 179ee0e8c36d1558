import { everyRow, type Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Site } from '../../platform/http/sites.ts';

export const sitesPolicy = {
  'site.read': (): Rows<'sites'> => everyRow(),
  // Branding is public across sites, texts are not: they stand behind the wall like everything else of a site.
  'site.readPages':
    (current: Site): Rows<'sites'> =>
    (site) =>
      site('id', '=', current.id),
  'site.update':
    (viewer: Viewer): Rows<'sites'> =>
    (site) =>
      site('id', '=', viewer.siteId),
};
