import { sitesContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { sitesPolicy } from './sites.policy.ts';
import { siteNamed } from './sites.queries.ts';
import { menuOf, settingsOf } from './sites.rules.ts';
import { replacePrimaryMenu, updateSiteSettings } from './update-site-settings.ts';

export const sitesRoutes = bindModule('sites', sitesContract, {
  // The pipeline has opened a transaction by now: that the handler runs at all is the answer.
  health: () => ({ ok: true as const }),
  getPrimaryMenu: async ({ tx, site, params }) =>
    menuOf(await siteNamed(tx, params.site, site, sitesPolicy['site.read']())),
  replacePrimaryMenu: async ({ tx, site, viewer, platform, params, body }) => {
    const own = await siteNamed(tx, params.site, site, sitesPolicy['site.update'](viewer));
    return menuOf(await replacePrimaryMenu(tx, viewer, platform.clock, own, body));
  },
  getSettings: async ({ tx, site, params }) =>
    settingsOf(await siteNamed(tx, params.site, site, sitesPolicy['site.read']())),
  updateSettings: async ({ tx, site, viewer, platform, params, body }) => {
    const own = await siteNamed(tx, params.site, site, sitesPolicy['site.update'](viewer));
    return settingsOf(await updateSiteSettings(tx, viewer, platform.clock, own, body));
  },
});
