import type { REFERENCE_LISTS, SocialNetwork } from '@tailgate/contract';

export type SocialLinks = Readonly<Partial<Record<SocialNetwork, string | null>>>;

export type ReferenceLists = Readonly<Partial<Record<(typeof REFERENCE_LISTS)[number], string[]>>>;

export interface MenuLink {
  readonly label: string;
  readonly url: string;
  readonly icon: string | null;
}

export interface PageSection {
  readonly heading: string;
  readonly body: string;
}
