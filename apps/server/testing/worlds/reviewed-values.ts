import { AGREEMENT_ROLES, KIND_OF_PROVIDER_ROLE, isProviderRole } from '@tailgate/contract';
import { SAMPLE_PDF, SAMPLE_PNG } from '@tailgate/kit';
import { testNow } from '@tailgate/kit/instant';
import { hashOfCode } from '../../src/modules/accounts/phone-codes/phone-code.ts';
import { sealAppKey } from '../../src/modules/accounts/second-step/authenticator-app.ts';
import { hashesOfRecoveryCode } from '../../src/modules/accounts/second-step/recovery-codes.ts';
import { hashOfSecret } from '../../src/platform/auth/tokens.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { softwarePasskey } from '../software-passkey.ts';
import { DEFAULT, WEEKDAY } from './column-values.ts';
import { newIdIn, tagOf } from './tags.ts';
import {
  SAMPLE_APP_KEY,
  SAMPLE_CODE,
  SAMPLE_RECOVERY_CODE,
  emailTokenOf,
  confirmLinkOf,
  paymentLinkOf,
  refreshTokenOf,
  resetTokenOf,
  type Row,
  type World,
} from './world.ts';

export interface Making {
  readonly world: World;
  readonly platform: Platform;
  readonly passwordHash: string;
  /** A row of another table on the same site: the world's own, else a shared one of the site. */
  row(table: string): Row | undefined;
  /** The row so far: values of its variant and previous columns. */
  readonly soFar: Row;
}

const isForeign = ({ name }: World) => name === 'stranger' || name === 'otherSite';
/** Far west, and hours from midnight at every instant at which tests take place. */
const OWN_ZONE = 'Pacific/Pago_Pago';
const OWN_ZONE_MS = -11 * 60 * 60 * 1000;
/** At least one day ahead of it: time off that ends today is over there. */
const FOREIGN_ZONE = 'Pacific/Kiritimati';
const lastDay = () => new Date(testNow().getTime() + OWN_ZONE_MS).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(testNow().getTime() + days * DAY_MS).toISOString();
const FAR_AHEAD = '[2031-03-03 15:00+00,2031-03-03 16:00+00)';

/** The stored bytes of a file that was not inspected yet. */
export const bytesOf = ({ kind }: Row): Buffer => (kind === 'image' ? SAMPLE_PNG : SAMPLE_PDF);

/** Columns whose values matter to the code; all others are derived from the schema. */
export const REVIEWED_VALUES: Readonly<Record<string, (making: Making) => unknown>> = {
  'accounts.id': ({ world }) => world.personId,
  'accounts.email': ({ world }) => world.email,
  'accounts.roles': ({ world }) => world.roles,
  'accounts.duties': ({ world }) => (world.roles.includes('staff') ? ['owner'] : []),
  'accounts.password_hash': ({ passwordHash }) => passwordHash,
  // Lines come first, because nothing in the schema says what they belong to.
  'appointments.id': ({ row, world }) => row('appointment_lines')?.['appointment_id'] ?? newIdIn(world.name),
  'appointments.recurrence_id': ({ world }) => newIdIn(world.name),
  'appointments.trade_partner_id': () => null,
  // Offered to somebody else.
  'appointments.status': ({ world }) => (isForeign(world) ? 'in_trade' : 'pending'),
  'appointments.asked_starts_at': () => null,
  // A fixed discount has no percentage.
  'gift_cards.initial_cents': () => 5_000,
  'gift_cards.balance_cents': () => 5_000,
  'gift_cards.code_ending': () => '7Q2K',
  'leads.postal_code': () => '78701',
  // Nobody got back to them yet.
  'leads.answered_by': () => null,
  'leads.answer_note': () => '',
  'loyalty_terms.visits': () => 5,
  'loyalty_terms.reward_cents': () => 2_000,
  'upsell_stores.is_on': () => true,
  'agreements.current_version': () => 1,
  'agreement_versions.audience': () => [...AGREEMENT_ROLES],
  'agreement_drafts.audience': () => [...AGREEMENT_ROLES],
  // Sent, not dropped.
  'notices.dropped_at': () => null,
  // What is sent is looked at.
  'notification_choices.sms': () => true,
  'notification_choices.email': () => true,
  'notification_choices.push': () => true,
  // That of the appointment, by a trigger.
  'order_upsells.provider_id': () => DEFAULT,
  'order_upsells.appointment_id': ({ row, world }) =>
    row('appointment_lines')?.['appointment_id'] ?? newIdIn(world.name),
  'vehicles.vin': () => null,
  'vehicles.plate_state': () => 'TX',
  'van_paper_reminders.stage': () => 14,
  'vehicle_trailers.vin': () => null,
  'vehicles.pickup_address': ({ world }) =>
    JSON.stringify({
      address: `${world.tag} Elm`,
      city: 'Austin',
      stateOrProvince: 'TX',
      postalCode: '78701',
      country: 'US',
      notes: '',
    }),
  'vehicles.pickup_place': () => 'POINT(-97.75 30.25)',
  'van_terms.kind': () => 'mileage',
  'van_terms.terms': () =>
    JSON.stringify({ options: [{ radius: 25, allowedWeeklyMileage: 300, excessMileageChargeCents: 50 }] }),
  'tax_places.postal_prefix': () => '',
  'coupons.code': ({ world }) => `CODE-${tagOf(world.name)}`,
  'coupons.modifier_type': () => 'fixed',
  'coupons.amount_cents': () => 500,
  'coupons.percent': () => null,
  'appointments.asked_ends_at': () => null,
  'appointment_lines.before_file_id': () => null,
  'appointment_lines.after_file_id': () => null,
  'report_cards.appointment_id': ({ row, world }) =>
    row('appointment_lines')?.['appointment_id'] ?? newIdIn(world.name),
  'report_cards.photo_ids': () => [],
  'reviews.appointment_id': ({ row, world }) => row('appointments')?.['id'] ?? newIdIn(world.name),
  'reviews.reply': () => null,
  'audit_records.listed': () => true,
  'authenticator_apps.sealed_secret': ({ platform }) => sealAppKey(platform.seal, SAMPLE_APP_KEY),
  'authenticator_apps.confirmed_at': testNow,
  'booking_sessions.location': ({ world }) =>
    JSON.stringify({
      address: `${world.tag} Elm`,
      city: 'Austin',
      stateOrProvince: 'TX',
      postalCode: '78701',
      country: 'US',
      latitude: 30.25,
      longitude: -97.75,
    }),
  'booking_sessions.pets': ({ row, world }) =>
    JSON.stringify([
      {
        petId: null,
        name: `${world.tag} pet`,
        petType: { id: row('catalogue_services')?.['pet_type_id'], name: 'Dog', slug: 'dog' },
        breed: null,
        weightLb: null,
        birthYear: null,
        gender: null,
        vaccinated: false,
        spayedNeutered: false,
        anxiousAggressive: false,
        timeModifiers: [],
        services: [{ id: row('catalogue_services')?.['id'], name: 'Full groom', addOns: [] }],
      },
    ]),
  // Nothing is chosen yet.
  'booking_sessions.upsells': () => '[]',
  'booking_sessions.preferred_id': () => null,
  'booking_sessions.provider_id': () => null,
  'catalogue_services.category': () => 'grooming',
  'checkout_sessions.destination_id': () => null,
  'checkout_sessions.lines': ({ row, world }) =>
    JSON.stringify([
      {
        petId: row('pets')?.['id'],
        petName: `${world.tag} pet`,
        breedName: null,
        serviceId: row('catalogue_services')?.['id'],
        serviceName: 'Full groom',
        addOns: [],
        timeModifiers: [],
        minCents: 9000,
        maxCents: 9000,
        minutes: 60,
      },
    ]),
  // About the pet of the world, as it is stored there.
  'customer_change_proposals.impersonator_id': () => null,
  'customer_change_proposals.kind': () => 'pet',
  'customer_change_proposals.vaccination_id': () => null,
  'customer_change_proposals.changes': ({ world }) =>
    JSON.stringify({ weight: { from: null, to: 62, fromShown: null, toShown: `${world.tag} lb` } }),
  'customer_profiles.terms_version': () => 'test',
  // A waiting request can be withdrawn and blocks a second one.
  'deletion_requests.status': ({ world }) => (isForeign(world) ? 'waiting' : 'withdrawn'),
  'files.declared_bytes': ({ soFar }) => bytesOf(soFar).length,
  'files.declared_type': ({ soFar }) => (soFar['kind'] === 'image' ? 'image/png' : 'application/pdf'),
  'files.stored_type': ({ soFar }) => (soFar['kind'] === 'image' ? 'image/webp' : 'application/pdf'),
  'files.refused_because': () => null,
  'idempotency_keys.scope': ({ world }) => world.personId,
  'idempotency_keys.sealed_answer': () => null,
  'occupancy.kind': () => 'block',
  'occupancy.busy': () => FAR_AHEAD,
  'occupancy.occupied': () => FAR_AHEAD,
  // Held now. Who holds it works without vans until then, so that it occupies nothing.
  'van_custody.during': () => `[${daysFromNow(-1)},${daysFromNow(30)})`,
  // Who works with vans has none before.
  'van_drivers.since': () => new Date('2031-03-03T00:00:00Z'),
  'passkeys.credential_id': ({ world }) => softwarePasskey(world.tag).credentialId,
  'passkeys.public_key': ({ world }) => Buffer.from(softwarePasskey(world.tag).publicKey),
  'passkeys.counter': () => 0,
  'password_resets.token_hash': ({ world }) => hashOfSecret(resetTokenOf(world)),
  'email_changes.email': ({ world }) => `next-${world.email}`,
  'email_changes.token_hash': ({ world }) => hashOfSecret(emailTokenOf(world)),
  // Owed for the world's appointment, with a link that works.
  // Nothing of it is in the ledger.
  'order_settlements.totals': () => JSON.stringify({ total: 0, due: 0 }),
  'order_dues.appointment_id': ({ row, world }) => row('appointments')?.['id'] ?? newIdIn(world.name),
  'order_dues.paid_at': () => null,
  'order_dues.paid_by': () => null,
  'order_dues.charge_id': () => null,
  'order_dues.link_hash': ({ world }) => hashOfSecret(paymentLinkOf(world)),
  'order_dues.link_sent_at': testNow,
  'order_dues.link_expires_at': () => new Date(testNow().getTime() + DAY_MS),
  'order_confirmations.appointment_id': ({ row, world }) => row('appointments')?.['id'] ?? newIdIn(world.name),
  'order_confirmations.answer': () => null,
  'order_confirmations.answered_at': () => null,
  'order_confirmations.link_hash': ({ world }) => hashOfSecret(confirmLinkOf(world)),
  'order_confirmations.expires_at': () => new Date(testNow().getTime() + DAY_MS),
  'payment_consents.given_by': () => 'app',
  'payment_consents.subject_kind': () => 'appointment',
  'payment_consents.purpose': () => 'order',
  'payment_consents.currency': () => 'USD',
  // The charge of the world names none: it is of another subject.
  'card_charges.consent_id': () => null,
  'order_tips.appointment_id': ({ row, world }) => row('appointments')?.['id'] ?? newIdIn(world.name),
  'order_tips.amount_cents': () => 500,
  // Another try can follow.
  'order_tips.state': () => 'declined',
  'order_tips.given_at': () => null,
  'card_charges.purpose': () => 'order',
  'card_charges.subject_kind': () => 'appointment',
  'card_charges.bill': () => 'order',
  'card_charges.currency': () => 'USD',
  'payouts.currency': () => 'USD',
  'card_charges.amount_cents': () => 100,
  // Settled, so that the card can be removed.
  'card_charges.status': () => 'captured',
  'card_charges.settled_at': testNow,
  'card_refunds.settled_at': () => null,
  'connected_accounts.payouts_enabled': () => true,
  'connected_accounts.bank_last_four': () => '6789',
  'payouts.kind': () => 'instant',
  'payouts.week': () => null,
  'payouts.status': () => 'pending',
  'payouts.settled_at': () => null,
  'payouts.bank_last_four': () => '6789',
  'payment_disputes.status': () => 'open',
  'payment_disputes.closed_at': () => null,
  'payment_cards.last_four': () => '4242',
  'payment_cards.exp_year': () => 2040,
  'payment_cards.removed_at': () => null,
  'phone_codes.code_hash': ({ platform, soFar }) => hashOfCode(platform.seal, String(soFar['id']), SAMPLE_CODE),
  'phone_codes.requested_by': ({ world, soFar }) =>
    ['customer_link', 'phone_change', 'owner'].includes(String(soFar['purpose'])) ? world.personId : null,
  'providers.status': () => 'active',
  'providers.service_category': ({ world }) => KIND_OF_PROVIDER_ROLE[world.roles.find(isProviderRole) ?? 'groomer'],
  'providers.time_zone': ({ world }) => (world.name === 'groomer' ? OWN_ZONE : FOREIGN_ZONE),
  // Less than a kilometer apart, and each says whose it is.
  'providers.location': ({ world }) => `POINT(-97.75${tagOf(world.name)} 30.25)`,
  'provider_applications.referred_by': () => null,
  'provider_applications.terms_accepted_at': testNow,
  'provider_applications.policies_accepted_at': testNow,
  'provider_applications.requested_at': testNow,
  'provider_applications.declined_at': testNow,
  'sign_up_invites.used_by': () => null,
  'sign_up_sessions.referral_code': () => null,
  'recovery_codes.code_hash': ({ platform, world }) =>
    hashesOfRecoveryCode(platform.seal, world.personId, SAMPLE_RECOVERY_CODE)[0],
  'refresh_tokens.token_hash': ({ soFar }) => hashOfSecret(refreshTokenOf(String(soFar['session_id']))),
  'search_sessions.category': () => 'grooming',
  'search_sessions.pets': ({ row }) =>
    JSON.stringify([
      { serviceId: row('catalogue_services')?.['id'], size: 'extra_small', addOnIds: [], timeModifierIds: [] },
    ]),
  // Known devices are recognized by an unguessable id.
  'sessions.device_id': ({ world }) => newIdIn(world.name),
  // Fresh for as long as the harness runs, however slow the machine.
  'sessions.authenticated_at': () => new Date(testNow().getTime() + DAY_MS),
  'sessions.awaiting': () => null,
  'sessions.second_step_at': testNow,
  'sessions.revoked_because': () => null,
  'sessions.role': ({ world }) => world.roles[0],
  'sessions.impersonator_id': () => null,
  'sessions.impersonation_reason': () => null,
  'site_pages.page': () => 'about',
  'site_rounds.next_due_at': () => new Date(testNow().getTime() + DAY_MS),
  'site_pages.sections': () => '[]',
  'time_off.starts_on': lastDay,
  'time_off.ends_on': lastDay,
  'weekly_windows.weekday': () => WEEKDAY,
  'transitions.from_status': () => null,
  'ledger_closed_months.month': () => '2000-01-01',
  'ledger_transactions.kind': () => 'completion',
  'ledger_transactions.purpose': () => 'order',
  'ledger_transactions.subject_kind': () => 'appointment',
  'ledger_transactions.subject_id': ({ row, world }) => row('appointments')?.['id'] ?? newIdIn(world.name),
  'ledger_transactions.entries': () => 4,
};
