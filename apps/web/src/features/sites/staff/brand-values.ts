import type { CallInput } from '@tailgate/contract';
import { COLOR, DEFAULT_PRIMARY_COLOR, SOCIAL_NETWORKS } from '@tailgate/contract/facts';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { webAddressProblem } from './link-problem.ts';

/** As the form holds it: what is not set is an empty field. */
export interface BrandValues {
  appName: string;
  partnerProgrammeName: string;
  colors: { primary: string; secondary: string };
  appLogo: string;
  appLogoLight: string;
  serviceEmail: string;
  maintenanceEmail: string;
  requireEmergencySettings: boolean;
  socialLinks: Record<keyof SiteSettings['socialLinks'], string>;
}

const NOWHERE = { facebook: '', instagram: '', linkedin: '', twitter: '', youtube: '' };

export const brandValues = (settings: SiteSettings): BrandValues => ({
  appName: settings.appName,
  partnerProgrammeName: settings.partnerProgrammeName,
  colors: { ...settings.colors },
  appLogo: settings.appLogo ?? '',
  appLogoLight: settings.appLogoLight ?? '',
  serviceEmail: settings.serviceEmail,
  maintenanceEmail: settings.maintenanceEmail,
  requireEmergencySettings: settings.requireEmergencySettings,
  socialLinks: SOCIAL_NETWORKS.reduce(
    (links, name) => ({ ...links, [name]: settings.socialLinks[name] ?? '' }),
    NOWHERE,
  ),
});

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** The call replaces all settings: the lists, which this form does not show, go back as they came. */
export const settingsOf = (
  values: BrandValues,
  { lists }: SiteSettings,
): CallInput<'PUT /v1/sites/:site/settings'>['body'] => ({
  ...values,
  colors: { primary: values.colors.primary.toLowerCase(), secondary: values.colors.secondary.toLowerCase() },
  appLogo: orNull(values.appLogo),
  appLogoLight: orNull(values.appLogoLight),
  socialLinks: {
    facebook: orNull(values.socialLinks.facebook),
    instagram: orNull(values.socialLinks.instagram),
    linkedin: orNull(values.socialLinks.linkedin),
    twitter: orNull(values.socialLinks.twitter),
    youtube: orNull(values.socialLinks.youtube),
  },
  lists,
});

export const isColor = (typed: string): boolean => COLOR.test(typed);

const required = (value: string) => (value.trim() === '' ? 'This is required' : null);
const color = (value: string) => (isColor(value) ? null : `Enter # and six digits, such as ${DEFAULT_PRIMARY_COLOR}`);
const email = (value: string) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an email address');

export const brandRules = {
  appName: required,
  partnerProgrammeName: required,
  colors: { primary: color, secondary: color },
  appLogo: webAddressProblem,
  appLogoLight: webAddressProblem,
  serviceEmail: email,
  maintenanceEmail: email,
  socialLinks: {
    facebook: webAddressProblem,
    instagram: webAddressProblem,
    linkedin: webAddressProblem,
    twitter: webAddressProblem,
    youtube: webAddressProblem,
  },
};
