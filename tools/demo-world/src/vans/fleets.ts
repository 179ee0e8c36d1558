import type { VanDocumentKind, VehicleState } from '@tailgate/contract';
import type { Livery } from './liveries.ts';
import type { ModelName, ModelYear } from './models.ts';

/** How the owner offers a van: a flat rate, a share of sales, or both. */
export type Offer = 'flat' | 'both' | 'share';

export interface VanStory {
  readonly model: ModelName;
  readonly year: ModelYear;
  readonly livery: Livery;
  readonly state?: VehicleState;
  /** Where it is not 'Van' and its number. */
  readonly name?: string;
  readonly offer?: Offer;
  readonly insurance?: 'custom' | 'others';
  /** In how many days a document expires, where it matters to the story; the others have months. */
  readonly expiry?: Partial<Record<VanDocumentKind, number>>;
  /** What happened to its meters. */
  readonly incident?: 'corrected odometer' | 'new generator';
  /** A draft with all of its photos. */
  readonly isPhotographed?: true;
}

/** The one van of an owner who is a mechanic as well. */
const ONE: readonly VanStory[] = [{ model: 'sprinter', year: 2022, livery: 'yellow', offer: 'both' }];

/** The vans of the fleet owner who logs in: something to do with almost each. */
const FIVE: readonly VanStory[] = [
  {
    model: 'transit',
    year: 2023,
    livery: 'teal',
    offer: 'both',
    insurance: 'custom',
    // Its driver has appointments after both.
    expiry: { insurance: 25, inspection: 9 },
  },
  {
    model: 'sprinter',
    year: 2022,
    livery: 'blue',
    insurance: 'custom',
    expiry: { registration: 6 },
    incident: 'new generator',
  },
  { model: 'promaster', year: 2023, livery: 'coral', expiry: { inspection: -21 }, incident: 'corrected odometer' },
  { model: 'transit', year: 2021, livery: 'purple', state: 'paused', offer: 'share', insurance: 'custom' },
  { model: 'mt45', year: 2022, livery: 'yellow', state: 'draft', isPhotographed: true },
];

/** Three model years, and one van that was replaced. */
const TWENTY: readonly VanStory[] = [
  { model: 'transit', year: 2021, livery: 'teal', insurance: 'custom' },
  { model: 'transit', year: 2021, livery: 'teal', insurance: 'custom', offer: 'both' },
  { model: 'transit', year: 2022, livery: 'blue' },
  { model: 'transit', year: 2022, livery: 'blue', expiry: { registration: 12 } },
  { model: 'transit', year: 2023, livery: 'coral', offer: 'share' },
  { model: 'transit', year: 2023, livery: 'coral', insurance: 'custom' },
  { model: 'sprinter', year: 2021, livery: 'teal', offer: 'both' },
  { model: 'sprinter', year: 2022, livery: 'blue' },
  { model: 'sprinter', year: 2022, livery: 'coral', insurance: 'custom', expiry: { insurance: 19 } },
  { model: 'sprinter', year: 2023, livery: 'teal' },
  { model: 'promaster', year: 2021, livery: 'blue', incident: 'new generator' },
  { model: 'promaster', year: 2022, livery: 'coral', offer: 'both' },
  { model: 'promaster', year: 2022, livery: 'teal', expiry: { inspection: -4 } },
  { model: 'promaster', year: 2023, livery: 'blue', insurance: 'custom' },
  { model: 'express', year: 2021, livery: 'coral' },
  { model: 'express', year: 2022, livery: 'teal', offer: 'share' },
  { model: 'nv', year: 2021, livery: 'blue', insurance: 'custom' },
  { model: 'mt45', year: 2022, livery: 'coral', state: 'paused' },
  { model: 'transit', year: 2023, livery: 'teal', state: 'draft' },
  { model: 'sprinter', year: 2023, livery: 'blue', state: 'draft' },
  { model: 'nv', year: 2018, livery: 'coral', state: 'retired', name: 'Van 17 (2018)', insurance: 'custom' },
];

export type FleetSize = 1 | 5 | 20;
export const FLEETS: Readonly<Record<FleetSize, readonly VanStory[]>> = { 1: ONE, 5: FIVE, 20: TWENTY };

/** What active groomers bought for themselves. */
export const GROOMER_VANS: readonly VanStory[] = [
  { model: 'transit', year: 2024, livery: 'purple', name: 'My van', insurance: 'custom' },
  { model: 'promaster', year: 2022, livery: 'yellow', name: 'My van', insurance: 'custom' },
  { model: 'sprinter', year: 2021, livery: 'teal', name: 'My van', insurance: 'custom' },
];
