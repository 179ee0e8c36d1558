import { sitesContract } from '@tailgate/contract';
import { notFound } from '../../platform/failure.ts';
import { bindModule } from '../../platform/http/call.ts';
import { overdueMoneyRounds } from './overdue-rounds.ts';
import { replacePrimaryMenu } from './replace-primary-menu.ts';
import { resetSitePage } from './reset-site-page.ts';
import { setSiteFees } from './set-site-fees.ts';
import { setTaxPlace } from './set-tax-place.ts';
import { feesAnswer } from './site-fees.rules.ts';
import { writtenPage, writtenPages } from './site-pages.queries.ts';
import { isPageKey, pageListOf, pageOf } from './site-pages.rules.ts';
import { sitesPolicy } from './sites.policy.ts';
import { feesOf, oneSite } from './sites.queries.ts';
import { menuOf, settingsOf } from './sites.rules.ts';
import { findTaxPlaces, removeTaxPlaceRow } from './tax-places.queries.ts';
import { placeNamed, taxPlaceAnswer } from './tax-places.rules.ts';
import { updateSiteSettings } from './update-site-settings.ts';
import { writeSitePage } from './write-site-page.ts';

const pageNamed = (name: string) => {
  if (!isPageKey(name)) throw notFound();
  return name;
};

export const sitesRoutes = bindModule('sites', sitesContract, sitesPolicy, {
  // The pipeline has opened a transaction before this runs, which proves that the database responds.
  health: () => ({ ok: true as const }),
  getPrimaryMenu: async ({ tx, allowed, params }) => menuOf(await oneSite(tx, allowed(params.site))),
  replacePrimaryMenu: async ({ tx, allowed, viewer, platform, params, body }) => {
    const site = await oneSite(tx, allowed(params.site));
    return menuOf(await replacePrimaryMenu(tx, viewer, { site, menu: body }, platform));
  },
  getSettings: async ({ tx, allowed, platform, params }) =>
    settingsOf(await oneSite(tx, allowed(params.site)), platform.config),
  updateSettings: async ({ tx, allowed, allowedIds, viewer, platform, params, body }) => {
    const site = await oneSite(tx, allowed(params.site), { forUpdate: true });
    const { appLogoImageId, appLogoLightImageId, ...settings } = body;
    const [logo, logoLight] = await allowedIds(tx, [appLogoImageId, appLogoLightImageId]);
    const input = { site, settings, logos: { logo, logoLight } };
    return settingsOf(await updateSiteSettings(tx, viewer, input, platform), platform.config);
  },
  listPages: async ({ tx, allowed, params }) => {
    const own = await oneSite(tx, allowed(params.site));
    return pageListOf(await writtenPages(tx), own);
  },
  getPage: async ({ tx, allowed, params, query }) => {
    const own = await oneSite(tx, allowed(params.site));
    const key = pageNamed(params.page);
    return pageOf(key, await writtenPage(tx, key), own, query.placeholders);
  },
  replacePage: async ({ tx, allowed, viewer, platform, params, body }) => {
    const own = await oneSite(tx, allowed(params.site));
    const page = pageNamed(params.page);
    const { version: versionRead, ...text } = body;
    return pageOf(page, await writeSitePage(tx, viewer, { page, text, versionRead }, platform), own);
  },
  resetPage: async ({ tx, allowed, viewer, platform, params }) => {
    const own = await oneSite(tx, allowed(params.site));
    const page = pageNamed(params.page);
    return pageOf(page, await resetSitePage(tx, viewer, page, platform), own);
  },
  listTaxPlaces: async ({ tx, query: { search, ...page } }) => {
    const { rows, total } = await findTaxPlaces(tx, search, page);
    return { items: rows.map(taxPlaceAnswer), total, ...page };
  },
  setTaxPlace: async ({ tx, platform, params, body }) =>
    taxPlaceAnswer(await setTaxPlace(tx, { place: placeNamed(params.place), ...body }, platform)),
  removeTaxPlace: async ({ tx, params }) => {
    await removeTaxPlaceRow(tx, placeNamed(params.place));
  },
  listOverdueRounds: async ({ tx, platform }) => ({ items: await overdueMoneyRounds(tx, platform.clock.now()) }),
  getSiteFees: async ({ tx }) => feesAnswer(await feesOf(tx)),
  setSiteFees: async ({ tx, platform, body }) => feesAnswer(await setSiteFees(tx, body, platform)),
});
