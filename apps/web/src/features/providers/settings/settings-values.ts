import type { CallInput } from '@tailgate/contract';
import { VANITY_URL } from '@tailgate/contract/facts';
import { parsePhone } from '@tailgate/values/phone';
import { ADDRESS_MESSAGES, addressProblem, type Address } from '#ui/address-field/address.ts';
import { emailProblem } from '#ui/words/email-problem.ts';
import type { ProviderSettings, StoredImage } from './settings-query.ts';

/** What the settings form holds: empty fields are empty texts, as people see them. */
export interface SettingsValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePicture: StoredImage | null;
  readonly businessName: string;
  readonly description: string;
  readonly businessPhone: string;
  readonly businessEmail: string;
  readonly logo: StoredImage | null;
  readonly physicalAddress: Address | null;
  readonly vanityUrl: string;
  readonly showcase: readonly StoredImage[];
  readonly emergencyContactName: string;
  readonly emergencyContactRelation: string;
  readonly emergencyContactPhone: string;
  readonly emergencyContactEmail: string;
}

export type SettingsChanges = CallInput<'POST /v2/service-provider/account/settings'>['body'];

const addressIn = ({ physicalAddress: place }: ProviderSettings): Address | null =>
  place && {
    ...place,
    label: `${place.address}, ${place.city}, ${place.stateOrProvince} ${place.postalCode} ${place.country}`,
  };

export const valuesOf = (settings: ProviderSettings): SettingsValues => ({
  firstName: settings.firstName,
  lastName: settings.lastName,
  profilePicture: settings.profilePicture,
  businessName: settings.businessName ?? '',
  description: settings.description,
  businessPhone: settings.businessPhone ?? '',
  businessEmail: settings.businessEmail ?? '',
  logo: settings.logo,
  physicalAddress: addressIn(settings),
  vanityUrl: settings.vanityUrl ?? '',
  showcase: settings.showcase,
  emergencyContactName: settings.emergencyContact.name ?? '',
  emergencyContactRelation: settings.emergencyContact.relation ?? '',
  emergencyContactPhone: settings.emergencyContact.phone ?? '',
  emergencyContactEmail: settings.emergencyContact.email ?? '',
});

const orNothing = (typed: string): string | null => typed.trim() || null;

/** The server wants a place that is on the map; the form sees to it. */
const placeOf = ({ label: _shown, latitude, longitude, ...place }: Address) => ({
  ...place,
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

const SENT = {
  firstName: ({ firstName }) => ({ firstName }),
  lastName: ({ lastName }) => ({ lastName }),
  profilePicture: ({ profilePicture }) => ({ profilePictureId: profilePicture?.id ?? null }),
  businessName: ({ businessName }) => ({ businessName: orNothing(businessName) }),
  description: ({ description }) => ({ description }),
  businessPhone: ({ businessPhone }) => ({ businessPhone: orNothing(businessPhone) }),
  businessEmail: ({ businessEmail }) => ({ businessEmail: orNothing(businessEmail) }),
  logo: ({ logo }) => ({ logoImageId: logo?.id ?? null }),
  physicalAddress: ({ physicalAddress }) => ({ physicalAddress: physicalAddress && placeOf(physicalAddress) }),
  vanityUrl: ({ vanityUrl }) => ({ vanityUrl: orNothing(vanityUrl) }),
  showcase: ({ showcase }) => ({ showcaseImageIds: showcase.map(({ id }) => id) }),
  emergencyContactName: (values) => ({ emergencyContactName: orNothing(values.emergencyContactName) }),
  emergencyContactRelation: (values) => ({ emergencyContactRelation: orNothing(values.emergencyContactRelation) }),
  emergencyContactPhone: (values) => ({ emergencyContactPhone: orNothing(values.emergencyContactPhone) }),
  emergencyContactEmail: (values) => ({ emergencyContactEmail: orNothing(values.emergencyContactEmail) }),
} as const satisfies Record<keyof SettingsValues, (values: SettingsValues) => NonNullable<SettingsChanges>>;

/** Only what was changed: two people who change different things do not undo each other. */
export const changesOf = (
  values: SettingsValues,
  isChanged: (field: keyof SettingsValues) => boolean,
): NonNullable<SettingsChanges> =>
  Object.assign(
    {},
    ...(Object.keys(SENT) as (keyof SettingsValues)[]).filter(isChanged).map((field) => SENT[field](values)),
  ) as NonNullable<SettingsChanges>;

/** Under which field a problem that the server names is shown. */
export const FIELD_OF_PROBLEM: Readonly<Record<string, keyof SettingsValues>> = {
  ...(Object.fromEntries(Object.keys(SENT).map((field) => [field, field])) as Record<string, keyof SettingsValues>),
  profilePictureId: 'profilePicture',
  logoImageId: 'logo',
  showcaseImageIds: 'showcase',
};

const phoneProblem = (typed: string): string | null =>
  typed.trim() === '' || parsePhone(typed) ? null : 'Enter a phone number like (512) 555-0123';

export const vanityUrlProblem = (typed: string): string | null =>
  typed === '' || VANITY_URL.test(typed)
    ? null
    : 'Use at least 3 lowercase letters, digits or hyphens, a letter or digit first';

const required = (problem: string) => (typed: string) => (typed.trim() === '' ? problem : null);

const CONTACT_RULES = {
  emergencyContactName: required('Enter your contact’s name'),
  emergencyContactPhone: (typed: string): string | null =>
    typed.trim() === '' ? 'Enter your contact’s phone number' : phoneProblem(typed),
  emergencyContactEmail: emailProblem,
};

/** A contact needs both a name and a number. */
const isContactBegun = (values: SettingsValues): boolean =>
  [
    values.emergencyContactName,
    values.emergencyContactRelation,
    values.emergencyContactPhone,
    values.emergencyContactEmail,
  ].some((typed) => typed.trim() !== '');

/** An address that was there is replaced by another one, never lost because something was typed and not chosen. */
const addressRule =
  (saved: SettingsValues) =>
  (address: Address | null): string | null => {
    if (address) return addressProblem(address);
    return saved.physicalAddress ? ADDRESS_MESSAGES.notChosen : null;
  };

export const settingsRules = (saved: SettingsValues) => ({
  firstName: required('Enter your first name'),
  lastName: required('Enter your last name'),
  businessPhone: phoneProblem,
  businessEmail: emailProblem,
  physicalAddress: addressRule(saved),
  vanityUrl: vanityUrlProblem,
  emergencyContactName: (typed: string, values: SettingsValues) =>
    isContactBegun(values) ? CONTACT_RULES.emergencyContactName(typed) : null,
  emergencyContactPhone: (typed: string, values: SettingsValues) =>
    isContactBegun(values) ? CONTACT_RULES.emergencyContactPhone(typed) : null,
  emergencyContactEmail: CONTACT_RULES.emergencyContactEmail,
});

/** What each step of the setup asks for; the settings allow to leave it out. */
export const STEP_RULES = {
  business: {
    businessName: required('Enter the name of your business, or skip this step for now'),
    vanityUrl: vanityUrlProblem,
    businessPhone: phoneProblem,
    businessEmail: emailProblem,
  },
  profile: {
    profilePicture: (photo: StoredImage | null) =>
      photo === null ? 'Add your photo, or skip this step for now' : null,
    description: required('Write a few words, or skip this step for now'),
  },
  showcase: {
    showcase: (photos: readonly StoredImage[]) =>
      photos.length === 0 ? 'Add at least one photo, or skip this step for now' : null,
  },
  emergencyContact: CONTACT_RULES,
};
