import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { email, phone, requiredText, slug, text } from '../schemas.ts';
import { sitePagesRows } from './site-pages.ts';
import {
  COLOR,
  MAX_LINK_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LIST_ITEMS,
  MAX_MENU_LABEL_LENGTH,
  MAX_MENU_LINKS,
  MAX_SITE_NAME_LENGTH,
  MENU_LINK,
  REFERENCE_LISTS,
  SITE_TIME_ZONES,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from './sites.facts.ts';
import { siteRoundsRows } from './site-rounds.rows.ts';
import { taxPlacesRows } from './tax-places.rows.ts';

/** `current` names the site of the host or bundle the call came through. */
const siteToRead = z.object({ site: ref('site.read', slug) });
const siteToUpdate = z.object({ site: ref('site.update', slug) });
const color = z.string().regex(COLOR);
const link = text(MAX_LINK_LENGTH).pipe(z.url({ protocol: /^https?$/ }));
const list = z.array(requiredText(MAX_LIST_ITEM_LENGTH)).max(MAX_LIST_ITEMS);

const lists = z.object(
  Object.fromEntries(REFERENCE_LISTS.map((name) => [name, list])) as Record<
    (typeof REFERENCE_LISTS)[number],
    typeof list
  >,
);

const nullableLink = link.nullable();
const socialLinks = z.object(
  Object.fromEntries(SOCIAL_NETWORKS.map((name) => [name, nullableLink])) as Record<SocialNetwork, typeof nullableLink>,
);

const siteSettings = z.object({
  site: z.string(),
  appName: requiredText(MAX_SITE_NAME_LENGTH),
  /** Uploaded logos are paths on the hosts of the site that never change their content; others are full URLs. */
  appLogo: z.string().nullable(),
  /** The logo for dark backgrounds. */
  appLogoLight: z.string().nullable(),
  colors: z.object({ primary: color, secondary: color }),
  serviceEmail: email,
  maintenanceEmail: email,
  supportPhone: z.string().nullable(),
  /** For messages to people whose own zone is not known; null takes that of the first market. */
  timeZone: z.enum(SITE_TIME_ZONES).nullable(),
  requireEmergencySettings: z.boolean(),
  /** The site's name for the program in which groomers rent vans of fleet owners. */
  partnerProgrammeName: requiredText(MAX_SITE_NAME_LENGTH),
  socialLinks,
  lists,
  /** The tile source of maps; null when they show borders only. The same for every site. */
  map: z.object({ tileJsonUrl: z.string(), attribution: z.string().nullable() }).nullable(),
});

/** An uploaded image; an omitted one keeps the current logo, null removes it. */
const newLogo = ref('image.use').nullable().optional();

const menuLink = z.object({
  label: requiredText(MAX_MENU_LABEL_LENGTH),
  /** A path of the site or a full URL. */
  url: text(MAX_LINK_LENGTH, 1).regex(MENU_LINK),
  icon: text(40).nullable(),
});
const menu = z.object({ items: z.array(menuLink).max(MAX_MENU_LINKS) });

export const sitesContract = {
  health: endpoint({
    method: 'GET',
    path: '/v2/health',
    summary: 'Answers when the API and its database are up.',
    access: anyone(),
    shows: [],
    answer: z.object({ ok: z.literal(true) }),
    errors: ['temporarily_unavailable'],
  }),
  getPrimaryMenu: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/menu/primary',
    summary: "The site's main menu.",
    access: anyone(),
    shows: ['menu'],
    params: siteToRead,
    answer: menu,
    errors: ['not_found'],
  }),
  replacePrimaryMenu: endpoint({
    method: 'PUT',
    path: '/v1/sites/:site/menu/primary',
    summary: "Replaces the site's main menu.",
    access: signedInAs(['staff'], { duty: DUTY_FOR.site, whileImpersonating: 'barred' }),
    activity: 'Changed the site menu',
    changes: ['menu'],
    params: siteToUpdate,
    body: menu,
    answer: menu,
    errors: ['not_found'],
    addition: 'Staff edit the menu that the client loads.',
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/settings',
    summary: "The site's name, logos, colors, contacts, time zone, reference lists and map source.",
    access: anyone(),
    shows: ['site'],
    params: siteToRead,
    answer: siteSettings,
    errors: ['not_found'],
    addition: "The specification's 'load app info' call, which it does not show.",
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/v1/sites/:site/settings',
    summary: "Replaces the site's settings.",
    access: signedInAs(['staff'], { duty: DUTY_FOR.site, whileImpersonating: 'barred' }),
    activity: 'Changed the site settings',
    changes: ['site'],
    params: siteToUpdate,
    body: siteSettings
      .omit({ site: true, map: true, appLogo: true, appLogoLight: true })
      .extend({ supportPhone: phone.nullable(), appLogoImageId: newLogo, appLogoLightImageId: newLogo }),
    answer: siteSettings,
    errors: ['not_found'],
    addition: 'Staff edit the white-label settings.',
  }),
  ...sitePagesRows,
  ...taxPlacesRows,
  ...siteRoundsRows,
};
