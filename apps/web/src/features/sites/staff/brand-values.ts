import type { CallInput } from '@tailgate/contract';
import { COLOR, DEFAULT_PRIMARY_COLOR, SOCIAL_NETWORKS, type SiteTimeZone } from '@tailgate/contract/facts';
import { parsePhone } from '@tailgate/values/phone';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { siteFile } from '#shell/site/site-file.ts';
import type { Uploaded } from '#ui/uploads/use-upload.ts';
import { webAddressProblem } from './link-problem.ts';

/** As the form holds it: what is not set is an empty field. */
export interface BrandValues {
  appName: string;
  partnerProgrammeName: string;
  colors: { primary: string; secondary: string };
  appLogo: Uploaded | null;
  appLogoLight: Uploaded | null;
  serviceEmail: string;
  maintenanceEmail: string;
  supportPhone: string;
  timeZone: SiteTimeZone | null;
  requireEmergencySettings: boolean;
  socialLinks: Record<keyof SiteSettings['socialLinks'], string>;
}

/** A saved logo is known by where it is; only a new one has the id of an upload. */
const savedLogo = (logo: string | null): Uploaded | null => (logo === null ? null : { id: logo, url: siteFile(logo) });

/** Undefined keeps what is saved. */
const newLogo = (logo: Uploaded | null, saved: string | null): string | null | undefined =>
  (logo?.id ?? null) === saved ? undefined : (logo?.id ?? null);

const NOWHERE = { facebook: '', instagram: '', linkedin: '', twitter: '', youtube: '' };

export const brandValues = (settings: SiteSettings): BrandValues => ({
  appName: settings.appName,
  partnerProgrammeName: settings.partnerProgrammeName,
  colors: { ...settings.colors },
  appLogo: savedLogo(settings.appLogo),
  appLogoLight: savedLogo(settings.appLogoLight),
  serviceEmail: settings.serviceEmail,
  maintenanceEmail: settings.maintenanceEmail,
  supportPhone: settings.supportPhone ?? '',
  timeZone: settings.timeZone ?? null,
  requireEmergencySettings: settings.requireEmergencySettings,
  socialLinks: SOCIAL_NETWORKS.reduce(
    (links, name) => ({ ...links, [name]: settings.socialLinks[name] ?? '' }),
    NOWHERE,
  ),
});

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** The call replaces all settings: the lists, which this form does not show, go back as they came. */
export const settingsOf = (
  { appLogo, appLogoLight, ...values }: BrandValues,
  saved: SiteSettings,
): CallInput<'PUT /v1/sites/:site/settings'>['body'] => ({
  ...values,
  colors: { primary: values.colors.primary.toLowerCase(), secondary: values.colors.secondary.toLowerCase() },
  supportPhone: orNull(values.supportPhone),
  appLogoImageId: newLogo(appLogo, saved.appLogo),
  appLogoLightImageId: newLogo(appLogoLight, saved.appLogoLight),
  socialLinks: {
    facebook: orNull(values.socialLinks.facebook),
    instagram: orNull(values.socialLinks.instagram),
    linkedin: orNull(values.socialLinks.linkedin),
    twitter: orNull(values.socialLinks.twitter),
    youtube: orNull(values.socialLinks.youtube),
  },
  lists: saved.lists,
});

export const isColor = (typed: string): boolean => COLOR.test(typed);

const required = (value: string) => (value.trim() === '' ? 'This is required' : null);
const color = (value: string) => (isColor(value) ? null : `Enter # and six digits, such as ${DEFAULT_PRIMARY_COLOR}`);
const email = (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an email address');
const phone = (value: string) =>
  value.trim() === '' || parsePhone(value) !== undefined ? null : 'Enter a valid phone number';

export const brandRules = {
  appName: required,
  partnerProgrammeName: required,
  colors: { primary: color, secondary: color },
  serviceEmail: email,
  maintenanceEmail: email,
  supportPhone: phone,
  socialLinks: {
    facebook: webAddressProblem,
    instagram: webAddressProblem,
    linkedin: webAddressProblem,
    twitter: webAddressProblem,
    youtube: webAddressProblem,
  },
};
