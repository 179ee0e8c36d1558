/** A collection that a person can grow by calling the API, and how large it may become. */
export interface Cap {
  readonly table: string;
  /** The column that names whose rows are counted together. */
  readonly per: string;
  readonly atMost: number;
  /** Refused by the database with `limit_reached`, or the oldest give way. */
  readonly whenFull: 'refuse' | 'drop_oldest';
  /** Only rows that fulfil this are counted. */
  readonly counted?: string;
}

/** Far above what anybody needs, and low enough for every read of the whole collection. */
export const CAPS = {
  workZones: { table: 'work_zones', per: 'provider_id', atMost: 20, whenFull: 'refuse' },
  timeOff: {
    table: 'time_off',
    per: 'provider_id',
    atMost: 100,
    whenFull: 'refuse',
    counted: 'ends_on >= app.now()::date',
  },
  files: { table: 'files', per: 'owner_id', atMost: 2_000, whenFull: 'refuse' },
  customers: { table: 'provider_customers', per: 'provider_id', atMost: 20_000, whenFull: 'refuse' },
  proposals: {
    table: 'customer_change_proposals',
    per: 'provider_id',
    atMost: 200,
    whenFull: 'refuse',
    counted: 'created_at > app.now() - make_interval(days => 1)',
  },
  pets: { table: 'pets', per: 'customer_id', atMost: 100, whenFull: 'refuse' },
  petImages: { table: 'pet_images', per: 'pet_id', atMost: 20, whenFull: 'refuse' },
  vaccinations: { table: 'pet_vaccinations', per: 'pet_id', atMost: 50, whenFull: 'refuse' },
  expenses: { table: 'expenses', per: 'provider_id', atMost: 20_000, whenFull: 'refuse' },
  cards: {
    table: 'payment_cards',
    per: 'holder_id',
    atMost: 20,
    whenFull: 'refuse',
    counted: 'removed_at is null',
  },
  giftCards: { table: 'gift_cards', per: 'provider_id', atMost: 5_000, whenFull: 'refuse' },
  loyaltyTerms: { table: 'loyalty_terms', per: 'provider_id', atMost: 1_000, whenFull: 'refuse' },
  upsells: {
    table: 'upsells',
    per: 'provider_id',
    atMost: 100,
    whenFull: 'refuse',
    counted: 'removed_at is null',
  },
  coupons: { table: 'coupons', per: 'provider_id', atMost: 5_000, whenFull: 'refuse' },
  vehicles: {
    table: 'vehicles',
    per: 'owner_id',
    atMost: 500,
    whenFull: 'refuse',
    counted: "status <> 'retired'",
  },
  meterReadings: {
    table: 'meter_readings',
    per: 'vehicle_id',
    atMost: 40,
    whenFull: 'refuse',
    counted: 'created_at > app.now() - make_interval(days => 1)',
  },
  vehicleDocuments: {
    table: 'vehicle_documents',
    per: 'vehicle_id',
    atMost: 40,
    whenFull: 'refuse',
    counted: 'added_at > app.now() - make_interval(days => 1)',
  },
  vanTerms: {
    table: 'van_terms',
    per: 'vehicle_id',
    atMost: 60,
    whenFull: 'refuse',
    counted: 'saved_at > app.now() - make_interval(days => 1)',
  },
  vanBlocks: {
    table: 'van_blocks',
    per: 'vehicle_id',
    atMost: 100,
    whenFull: 'refuse',
    counted: 'ends_at > app.now()',
  },
  fleetDrivers: { table: 'fleet_drivers', per: 'owner_id', atMost: 500, whenFull: 'refuse' },
  fleetPolicies: {
    table: 'fleet_policies',
    per: 'owner_id',
    atMost: 30,
    whenFull: 'refuse',
    counted: 'retired_at is null',
  },
  fleetPolicyVersions: {
    table: 'fleet_policy_versions',
    per: 'policy_id',
    atMost: 40,
    whenFull: 'refuse',
    counted: 'saved_at > app.now() - make_interval(days => 1)',
  },
  passkeys: { table: 'passkeys', per: 'account_id', atMost: 10, whenFull: 'refuse' },
  devices: { table: 'devices', per: 'account_id', atMost: 20, whenFull: 'drop_oldest' },
  pushSubscriptions: { table: 'web_push_subscriptions', per: 'account_id', atMost: 20, whenFull: 'drop_oldest' },
} as const satisfies Record<string, Cap>;

export type CapName = keyof typeof CAPS;
/** The caps at which a call is refused. */
export type RefusingCap = {
  [Name in CapName]: (typeof CAPS)[Name]['whenFull'] extends 'refuse' ? Name : never;
}[CapName];
