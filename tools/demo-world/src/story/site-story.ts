import type { Duty, ProviderRole, ProviderStatus } from '@tailgate/contract';
import type { SeedSite } from '@tailgate/server/seeding';
import type { Neighborhood } from '@tailgate/town';
import type { DemoLoginName, DemoSite } from '../logins.ts';
import type { PetFace } from '../portraits/pet-face.ts';
import type { FleetSize } from '../vans/fleets.ts';

/** The handwritten data of one site; the other people come from a seeded generator. */
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
  /** Customers that screens and tests refer to by name; `customerCount` is the total number. */
  readonly regulars: readonly RegularStory[];
  readonly customerCount: number;
}

/** The site's settings, hosts and menu. */
export type Brand = SeedSite['settings'] & {
  readonly host: string;
  readonly bundleId: string;
  readonly menu: SeedSite['menu'];
};

export interface Metro {
  readonly marketName: string;
  readonly timeZone: string;
  readonly state: string;
  /** Each has the hundred numbers reserved for fiction: 555-0100 to 555-0199. */
  readonly areaCodes: readonly [string, string];
  /** Of another city, so that no person is their own emergency contact. */
  readonly contactAreaCode: string;
  readonly neighborhoods: readonly Neighborhood[];
  readonly addressNotes: readonly string[];
}

interface PersonStory {
  readonly name: readonly [first: string, last: string];
  readonly email: string;
  readonly login?: DemoLoginName;
  readonly joinedDaysAgo: number;
}

export interface ProviderStory extends PersonStory {
  readonly status: ProviderStatus;
  readonly neighborhood: string;
  /** In addition to the role of the list the person is in. */
  readonly alsoHolds?: ProviderRole;
  readonly businessName?: string;
  readonly description?: string;
  /** About how content customers are, and how many reviews they write at most. */
  readonly rating?: readonly [average: number, count: number];
  readonly breedsToAvoid?: readonly string[];
  readonly portrait?: PetFace;
  readonly plan?: 'basic';
  /** How many vans a fleet owner rents out; a groomer can have one of their own. */
  readonly vans?: FleetSize;
  /** Imported from an older system, without fields that are required today. */
  readonly isImported?: true;
}

export interface ColleagueStory extends PersonStory {
  readonly duties?: readonly Duty[];
}

export interface RegularStory {
  readonly name: readonly [first: string, last: string];
  readonly neighborhood: string;
  readonly login?: DemoLoginName;
  readonly email?: string;
  readonly addressLine?: string;
  readonly addressNotes?: string;
  readonly vip?: true;
  /** Their groomer created the account; they have not accepted the terms yet. */
  readonly isInvited?: true;
}
