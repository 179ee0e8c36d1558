interface NamedProvider {
  readonly displayName: string;
  readonly businessName: string | null;
}

/** What a groomer is called wherever one name is shown: the business, or the person who has none. */
export const providerName = ({ businessName, displayName }: NamedProvider): string => businessName ?? displayName;

/** Who is behind the business; null where the business has no name of its own. */
export const providerPerson = (provider: NamedProvider): string | null =>
  providerName(provider) === provider.displayName ? null : provider.displayName;

/** `South Paws · Maya Torres`: the business always comes first. */
export const providerInWords = (provider: NamedProvider): string =>
  [providerName(provider), providerPerson(provider)].filter((name) => name !== null).join(' · ');
