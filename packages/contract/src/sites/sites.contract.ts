import { z } from 'zod';
import { anyone, row, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { email, requiredText, slug, text } from '../schemas.ts';
import { sitePagesRows } from './site-pages.ts';

export const DEFAULT_PRIMARY_COLOR = '#009fd8';
export const DEFAULT_SECONDARY_COLOR = '#f2784b';

/** The reference lists a site keeps in its settings. */
export const REFERENCE_LISTS = [
  'cancellationReasons',
  'rejectionReasons',
  'maintenanceServiceTypes',
  'priorities',
  'rescheduleReasons',
  'maintenanceCancellationReasons',
  'customerBlockReasons',
] as const;

/** `current` names the site of the host or bundle the call came through. */
const siteParam = z.object({ site: slug });
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const link = text(500).pipe(z.url({ protocol: /^https?$/ }));
const list = z.array(requiredText(200)).max(100);

const lists = z.object(
  Object.fromEntries(REFERENCE_LISTS.map((name) => [name, list])) as Record<
    (typeof REFERENCE_LISTS)[number],
    typeof list
  >,
);

const socialLinks = z.object({
  facebook: link.nullable(),
  instagram: link.nullable(),
  linkedin: link.nullable(),
  twitter: link.nullable(),
  youtube: link.nullable(),
});

const siteSettings = z.object({
  site: z.string(),
  appName: requiredText(60),
  appLogo: link.nullable(),
  appLogoLight: link.nullable(),
  colors: z.object({ primary: color, secondary: color }),
  serviceEmail: email,
  maintenanceEmail: email,
  requireEmergencySettings: z.boolean(),
  /** What the site calls the programme in which groomers work with vans of fleet owners. */
  partnerProgrammeName: requiredText(60),
  socialLinks,
  lists,
});

const menuLink = z.object({
  label: requiredText(60),
  /** A path of ours or a full address. */
  url: text(500, 1).regex(/^(\/(?!\/)|https?:\/\/)/),
  icon: text(40).nullable(),
});
const menu = z.object({ items: z.array(menuLink).max(30) });

export const sitesContract = {
  health: endpoint({
    method: 'GET',
    path: '/v2/health',
    summary: 'Tells that the installation answers, its database included.',
    access: anyone(),
    answer: z.object({ ok: z.literal(true) }),
    errors: ['temporarily_unavailable'],
  }),
  getPrimaryMenu: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/menu/primary',
    summary: "The site's main menu.",
    access: anyone({ rows: [row('site', 'site.read')] }),
    params: siteParam,
    answer: menu,
    errors: ['not_found'],
  }),
  replacePrimaryMenu: endpoint({
    method: 'PUT',
    path: '/v1/sites/:site/menu/primary',
    summary: "Replaces the site's main menu.",
    access: signedInAs(['staff'], { rows: [row('site', 'site.update')], whileImpersonating: 'barred' }),
    params: siteParam,
    body: menu,
    answer: menu,
    errors: ['not_found'],
    addition: 'Staff edit the menu that the client loads.',
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/v1/sites/:site/settings',
    summary: "The site's name, logos, colours, contact addresses and reference lists.",
    access: anyone({ rows: [row('site', 'site.read')] }),
    params: siteParam,
    answer: siteSettings,
    errors: ['not_found'],
    addition: "The specification's 'load app info' call, which it does not show.",
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/v1/sites/:site/settings',
    summary: "Replaces the site's settings.",
    access: signedInAs(['staff'], { rows: [row('site', 'site.update')], whileImpersonating: 'barred' }),
    params: siteParam,
    body: siteSettings.omit({ site: true }),
    answer: siteSettings,
    errors: ['not_found'],
    addition: 'Staff edit the white-label settings.',
  }),
  ...sitePagesRows,
};
