import { sitesContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { notFound } from '../../platform/failure.ts';
import { writtenPage, writtenPages } from './site-pages.queries.ts';
import { isPageKey, pageListOf, pageOf } from './site-pages.rules.ts';
import { sitesPolicy } from './sites.policy.ts';
import { siteNamed } from './sites.queries.ts';
import { menuOf, settingsOf } from './sites.rules.ts';
import { replacePrimaryMenu, updateSiteSettings } from './update-site-settings.ts';
import { resetSitePage, writeSitePage } from './write-site-page.ts';

const pageNamed = (name: string) => {
  if (!isPageKey(name)) throw notFound();
  return name;
};

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
  listPages: async ({ tx, site, params }) => {
    const own = await siteNamed(tx, params.site, site, sitesPolicy['site.readPages'](site));
    return pageListOf(await writtenPages(tx), own);
  },
  getPage: async ({ tx, site, params, query }) => {
    const own = await siteNamed(tx, params.site, site, sitesPolicy['site.readPages'](site));
    const key = pageNamed(params.page);
    return pageOf(key, await writtenPage(tx, key), own, query.placeholders);
  },
  replacePage: async ({ tx, site, viewer, platform, params, body }) => {
    const own = await siteNamed(tx, params.site, site, sitesPolicy['site.update'](viewer));
    const key = pageNamed(params.page);
    const { version, ...text } = body;
    return pageOf(key, await writeSitePage(tx, viewer, platform.clock, key, text, version), own);
  },
  resetPage: async ({ tx, site, viewer, platform, params }) => {
    const own = await siteNamed(tx, params.site, site, sitesPolicy['site.update'](viewer));
    const key = pageNamed(params.page);
    return pageOf(key, await resetSitePage(tx, viewer, platform.clock, key), own);
  },
});
