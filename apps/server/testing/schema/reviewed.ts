interface ReviewedTable {
  readonly because: string;
  /** Privileges of the application's role. */
  readonly privileges: readonly string[];
}

const EVERYTHING = ['select', 'insert', 'update', 'delete'];

/** Tables without a site. A new table is added here with its reason, or gets a `site_id` and row-level security. */
export const TABLES_WITHOUT_SITE: Readonly<Record<string, ReviewedTable>> = {
  sites: {
    because: 'The sites themselves: branding is public, and a policy limits changes to the own site.',
    privileges: ['select', 'update'],
  },
  rate_limits: {
    because: 'Counts calls before the site of an account is known. Keys are hashes without personal data.',
    privileges: EVERYTHING,
  },
  drive_legs: {
    because: 'Drive times between rounded places from a vendor. No personal data, shared by all sites.',
    privileges: EVERYTHING,
  },
  schema_migrations: {
    because: 'Names of applied migrations: each process compares them with those it knows.',
    privileges: ['select'],
  },
};

/** `security definer` functions: each filters by site itself, or accesses no rows of a site. */
export const FUNCTIONS_OUTSIDE_WALLS: Readonly<Record<string, string>> = {
  'app.add_job': 'Adds to the queue, which belongs to another role.',
  'app.failed_jobs': 'Reads the queue, which belongs to another role; filters by site.',
  'app.retry_failed_job': 'Changes the queue, which belongs to another role; filters by site.',
  'app.drop_failed_job': 'Deletes from the queue, which belongs to another role; filters by site.',
  'app.remove_jobs': 'Removes timers from the queue, which belongs to another role.',
  'app.make_transition_months': 'Creates partitions; reads and writes no rows.',
  'app.make_appointment_months': 'Creates partitions; reads and writes no rows.',
  'app.keep_audit_months': 'Creates and drops partitions by their month; reads no rows.',
  'app.open_call': 'Shared numbers must not be used twice for one caller; it writes for the site it is called on.',
  'app.round_freshness': 'For operators, who look at all sites: times and counts by round, nothing of a site.',
  'app.site_of_call': 'The vendor reports a call without a site; it answers which one, and nothing else.',
  'app.zones_around': 'Uses the index on areas, which row-level security would prevent; filters by site.',
  'app.occupants_between': 'Uses the index on ranges, which row-level security would prevent; filters by site.',
  'app.van_stretches': 'Uses the index on ranges, which row-level security would prevent; filters by site.',
  'app.foreign_van_use': 'Uses the index on ranges, which row-level security would prevent; filters by site.',
  'app.van_compliance': 'Uses the index on ranges, which row-level security would prevent; filters by site.',
  'app.vans_between': 'Asks app.van_stretches for many groomers; filters by site.',
  'app.van_custody_between': 'Uses the index on ranges, which row-level security would prevent; filters by site.',
  'app.van_use_between': 'Uses the index on ranges, which row-level security would prevent; filters by site.',
};

const BY_LAST_COLUMN = 'The id alone leads to the rows, and has an index.';
const ACCOUNTS_STAY = 'Accounts are anonymized, never deleted, so the reverse lookup is not needed.';
const MARKETS_STAY = 'Markets are never deleted.';

/** Foreign keys that need no index, because the referenced rows are never deleted. */
export const KEYS_WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'van_paper_reminders.account_id': ACCOUNTS_STAY,
  'agreement_drafts.updated_by': ACCOUNTS_STAY,
  'agreement_versions.published_by': ACCOUNTS_STAY,
  'coupon_uses.provider_id+coupon_id': BY_LAST_COLUMN,
  'gift_card_uses.provider_id+gift_card_id': BY_LAST_COLUMN,
  'order_terms.provider_id+coupon_id': BY_LAST_COLUMN,
  'order_terms.provider_id+gift_card_id': BY_LAST_COLUMN,
  'order_upsells.provider_id+upsell_id': BY_LAST_COLUMN,
  'catalogue_services.pet_type_id': 'Pet types are never deleted.',
  'customer_change_proposals.impersonator_id': ACCOUNTS_STAY,
  'customer_profiles.market_id': MARKETS_STAY,
  'deletion_requests.account_id': ACCOUNTS_STAY,
  'notices.recipient_id': ACCOUNTS_STAY,
  'ledger_entries.transaction_id+occurred_at': 'The ledger is only ever added to.',
  'events.market_id': MARKETS_STAY,
  'pets.pet_type_id': 'Pet types are never deleted.',
  'phone_codes.account_id': ACCOUNTS_STAY,
  'providers.market_id': MARKETS_STAY,
  'provider_applications.referred_by': ACCOUNTS_STAY,
  'meter_readings.taken_by': ACCOUNTS_STAY,
  'reviews.decided_by': ACCOUNTS_STAY,
  'sessions.impersonator_id': ACCOUNTS_STAY,
  'sign_up_invites.used_by': ACCOUNTS_STAY,
  'site_pages.updated_by': ACCOUNTS_STAY,
  'fleet_policy_versions.saved_by': ACCOUNTS_STAY,
  'van_assignments.saved_by': ACCOUNTS_STAY,
  'van_blocks.created_by': ACCOUNTS_STAY,
  'van_custody.created_by': ACCOUNTS_STAY,
  'van_terms.saved_by': ACCOUNTS_STAY,
  'vehicle_documents.added_by': ACCOUNTS_STAY,
};

/** Ids of what a provider owns: every table with such a column has a key that names the owner, too. */
export const OWNED_COLUMNS: readonly string[] = ['gift_card_id', 'coupon_id', 'upsell_id'];

/** Keys to what a provider owns that need not say whose it is. */
export const KEYS_WITHOUT_OWNER: Readonly<Record<string, string>> = {
  'call_legs.conversation_id': 'Part of the conversation; written with it, by one function.',
  'payment_cards.holder_id': 'Part of the holder. Which cards an order takes is decided with the order.',
  'review_reports.review_id': 'Anybody who reads a review can report it.',
  'work_zone_overlaps.zone_id': 'Found and written among the zones of one provider.',
  'work_zone_overlaps.other_id': 'Found and written among the zones of one provider.',
};

const ONE_EACH = 'One row per account.';
const BY_CATALOGUE = 'Bounded by the catalogue of the site.';
const BY_ORDER = 'Bounded by the orders of the provider; no response lists them but with their order.';
const SHORT_LIVED = 'Rate limited, and removed by a job.';

/** Tables with rows per account that need no cap. A new one gets a cap in the contract, or is added here with a reason. */
export const COLLECTIONS_WITHOUT_CAP: Readonly<Record<string, string>> = {
  agreement_acceptances: 'One for each published version; read page by page.',
  appointments: 'The business itself: read by month or page by page.',
  audit_records: 'Limited by time; indexes of account and site list them page by page.',
  authenticator_apps: ONE_EACH,
  booking_sessions: SHORT_LIVED,
  call_phones: ONE_EACH,
  checkout_sessions: SHORT_LIVED,
  connected_accounts: ONE_EACH,
  client_events: 'Rate limited; no response lists them.',
  coupon_uses: BY_ORDER,
  customer_profiles: ONE_EACH,
  deletion_requests: 'One pending request at a time, and each ends the account.',
  email_changes: 'The newest replaces the previous one.',
  gift_card_uses: BY_ORDER,
  ignored_jobs: 'One row per open job near a groomer; no response lists them.',
  leads: SHORT_LIVED,
  loyalty_accounts: 'One for each customer of a groomer, which are capped.',
  loyalty_uses: 'One for each order; no response lists them.',
  loyalty_visits: 'One for each order; no response lists them.',
  password_resets: SHORT_LIVED,
  notification_choices: ONE_EACH,
  payment_holders: 'One each for the person, and one for each of their customers or providers, which are capped.',
  order_terms: BY_ORDER,
  order_upsells: BY_ORDER,
  payouts: 'One a week, and instant ones are rate limited; read page by page.',
  phone_codes: SHORT_LIVED,
  provider_add_ons: BY_CATALOGUE,
  provider_applications: ONE_EACH,
  provider_service_breeds: BY_CATALOGUE,
  provider_service_sizes: BY_CATALOGUE,
  provider_services: BY_CATALOGUE,
  provider_steps: 'One row per step of the contract.',
  providers: ONE_EACH,
  recovery_codes: 'Ten at a time; new ones replace them.',
  report_cards: 'One for each pet of an appointment.',
  reviews: 'One for each order, read page by page.',
  sessions: 'Sign-ins are rate limited; sessions expire.',
  transitions: 'The history of state machines; no response lists it.',
  upsell_stores: ONE_EACH,
  van_paper_reminders: 'Four a document and year for its owner and who drives; no response lists them.',
  weekly_windows: 'Replaced as a whole; the contract bounds the list.',
};
