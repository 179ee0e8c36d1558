import type { ProviderRole, ProviderStatus } from '@tailgate/contract';
import type { SeedSite } from '@tailgate/server/seeding';
import type { DemoLoginName, DemoSite } from '../logins.ts';
import type { PetFace } from '../portraits/pet-face.ts';

/** Everything that is written by hand about one site; the rest of its people are drawn from a seeded generator. */
export interface SiteStory {
  readonly slug: DemoSite;
  readonly brand: Brand;
  readonly metro: Metro;
  readonly groomers: readonly ProviderStory[];
  readonly fleetOwners: readonly ProviderStory[];
  readonly mechanics: readonly ProviderStory[];
  readonly renters: readonly ProviderStory[];
  readonly staff: readonly ColleagueStory[];
  readonly support: readonly ColleagueStory[];
  /** Customers whom screens and stories know by name; `customerCount` says how many there are in all. */
  readonly regulars: readonly RegularStory[];
  readonly customerCount: number;
}

type Settings = SeedSite['settings'];

/** The site's settings, the places it is reached at, and its menu. */
export interface Brand extends Omit<Settings, 'appLogo' | 'appLogoLight'> {
  readonly host: string;
  readonly bundleId: string;
  readonly menu: SeedSite['menu'];
}

export interface Metro {
  readonly marketName: string;
  readonly timeZone: string;
  readonly state: string;
  /** Each holds the hundred numbers that are kept free for fiction: 555-0100 to 555-0199. */
  readonly areaCodes: readonly [string, string];
  /** Of another town, so that nobody is their own emergency contact. */
  readonly contactAreaCode: string;
  readonly neighbourhoods: readonly Neighbourhood[];
  /** Invented names: the postal codes are real, the houses are not. */
  readonly streets: readonly string[];
  readonly addressNotes: readonly string[];
}

export interface Neighbourhood {
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface PersonStory {
  readonly name: readonly [first: string, last: string];
  readonly email: string;
  readonly login?: DemoLoginName;
  readonly joinedDaysAgo: number;
}

export interface ProviderStory extends PersonStory {
  readonly status: ProviderStatus;
  readonly neighbourhood: string;
  /** Beside the role of the list the story stands in. */
  readonly alsoHolds?: ProviderRole;
  readonly businessName?: string;
  readonly description?: string;
  readonly rating?: readonly [average: number, count: number];
  readonly breedsToAvoid?: readonly string[];
  readonly portrait?: PetFace;
  readonly plan?: 'basic';
  /** Came over from an older system and never filled in what is asked for today. */
  readonly isImported?: true;
}

export type ColleagueStory = PersonStory;

export interface RegularStory {
  readonly name: readonly [first: string, last: string];
  readonly neighbourhood: string;
  readonly login?: DemoLoginName;
  readonly email?: string;
  readonly addressLine?: string;
  readonly addressNotes?: string;
  readonly vip?: true;
  /** Their groomer made the account; they have yet to accept the terms. */
  readonly isInvited?: true;
}
