import { everyRow, type Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

export const sitesPolicy = {
  'site.read': (): Rows<'sites'> => everyRow(),
  'site.update':
    (viewer: Viewer): Rows<'sites'> =>
    (site) =>
      site('id', '=', viewer.siteId),
};
