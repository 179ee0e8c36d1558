import { ENTERED_BY_FLEET_OWNER } from './entered-by-fleet-owner.ts';
import { SHARED_DEVICE, STRANGERS_DEVICE, type Row, type World } from './world.ts';

/** The slug of an agreement that is assigned to everybody. */
export const assignedSlugOf = (tag: string): string => `${tag}-assigned`;

type Variants = (world: World) => readonly Row[];

/** All worlds together have more devices than the cap of one account. */
const places: Variants = ({ tag }) => [
  { device_id: `${tag} first`, endpoint: `https://example.test/${tag}/first` },
  { device_id: SHARED_DEVICE, endpoint: `https://example.test/${tag}/shared` },
  { device_id: `${tag} third`, endpoint: `https://example.test/${tag}/third` },
];

/** Tables with several rows per world, because endpoints need rows of different kinds. */
export const VARIANTS: Readonly<Record<string, Variants>> = {
  agreements: ({ tag }) => [{ slug: assignedSlugOf(tag) }, { slug: `${tag}-optional` }],
  agreement_versions: (world) =>
    world.rowsOf('agreements').map(({ id }, index) => ({ agreement_id: id, is_optional: index === 1 })),
  sessions: ({ tag, name }) => [
    { device_name: `${tag} current` },
    { device_name: `${tag} other`, device_id: SHARED_DEVICE },
    ...(name === 'stranger' ? [{ device_name: `${tag} third`, device_id: STRANGERS_DEVICE }] : []),
  ],
  devices: places,
  web_push_subscriptions: places,
  refresh_tokens: (world) => world.rowsOf('sessions').map(({ id }) => ({ session_id: id })),
  files: () =>
    (['image', 'document'] as const).flatMap((kind) =>
      (['ready', 'awaiting_upload'] as const).map((status) => ({ kind, status })),
    ),
  work_zones: () => [{}, {}],
  // Each pair of zones once, the smaller id first.
  work_zone_overlaps: (world) => {
    const [zone, other] = world
      .rowsOf('work_zones')
      .map(({ id }) => String(id))
      .sort();
    return zone && other ? [{ zone_id: zone, other_id: other }] : [];
  },
  // Own cards, and those that a provider keeps for the world's customer.
  payment_holders: (world) => [
    { provider_id: null, stripe_customer_id: `cus_${world.tag}` },
    ...world
      .rowsOf('providers')
      .map(({ account_id: id }) => ({ provider_id: id, stripe_customer_id: `cus_k${world.tag}` })),
  ],
  payment_cards: (world) =>
    world.rowsOf('payment_holders').map(({ id, provider_id: keeper }) => ({
      holder_id: id,
      stripe_payment_method_id: `pm_${keeper === null ? '' : 'k'}${world.tag}`,
    })),
  phone_codes: () => [
    { purpose: 'sign_in' },
    { purpose: 'customer_sign_up', account_id: null },
    { purpose: 'customer_link' },
    { purpose: 'provider_sign_up', account_id: null },
    { purpose: 'phone_change', account_id: null },
    { purpose: 'owner' },
  ],
  sign_up_sessions: () => [
    { kind: 'service_provider', entered: null, password_hash: null },
    { kind: 'fleet_owner', entered: ENTERED_BY_FLEET_OWNER },
  ],
  // A visitor's, and the one that the person took over.
  booking_sessions: ({ personId }) => [{ customer_id: null }, { customer_id: personId }],
  ledger_entries: ({ personId }) => [
    { line: 1, account: 'groomer_payable', party_id: personId, amount_cents: -9000, reason: 'services' },
    { line: 2, account: 'customer_receivable', party_id: personId, amount_cents: 9000, reason: 'order' },
    { line: 3, account: 'groomer_payable', party_id: personId, amount_cents: 500, reason: 'payout' },
    { line: 4, account: 'processor_clearing', party_id: null, amount_cents: -500, reason: 'payout' },
  ],
};
