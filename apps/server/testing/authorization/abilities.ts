import { ABILITIES, type Ability, type AbilityTarget, type Role } from '@tailgate/contract';
import type { World, Row } from '../worlds/world.ts';
import { VAN_ABILITY_CASES } from './van-ability-cases.ts';

/** Owner of a referenced row, relative to the caller. */
export type Owner = 'own' | 'stranger' | 'otherSite';

/** A state in which a row may no longer be referenced. */
interface Unfit {
  readonly what: string;
  state(key: string): string;
  /** Roles that may still reference it; none by default. */
  readonly may?: AbilityCase['may'];
}

export interface AbilityCase {
  /** Whether the policy allows this role to access a row of that owner. */
  may(role: Role | 'nobody', owner: Owner): boolean;
  /** States in which the policy rejects a row. */
  readonly unfit?: readonly Unfit[];
  /** Selects the row of a world that a call to this path references; the first one by default. */
  readonly picks?: (row: Row, path: string) => boolean;
}

const ownOnly: AbilityCase['may'] = (_role, owner) => owner === 'own';
const everybodyOfSite: AbilityCase['may'] = (_role, owner) => owner !== 'otherSite';
const signedInOwner: AbilityCase['may'] = (role, owner) => role !== 'nobody' && owner === 'own';
const worksHere = (role: Role | 'nobody') => role === 'staff' || role === 'support';

const inactiveProvider = (id: string) => `update providers set status = 'pending' where account_id = '${id}'`;
const inactivePet = (id: string) => `update pets set status = 'inactive' where id = '${id}'`;
const expiredOrder = (id: string) => `update booking_sessions set expires_at = app.now() where id = '${id}'`;
const removedCard = (id: string) => `update payment_cards set removed_at = app.now() where id = '${id}'`;
const hiddenReview = (id: string) =>
  `update reviews set hidden_at = app.now(), decided_at = app.now(), decided_by = customer_id, decision_reason = 'Rude' where id = '${id}'`;
const retiredAgreement = (id: string) =>
  `update agreements set retired_at = app.now() where id = (select agreement_id from agreement_versions where id = '${id}')`;
const forOthers = (id: string) => `update agreement_versions set audience = '{nobody}' where id = '${id}'`;
const optional = (isOptional: boolean) => (id: string) =>
  `update agreement_versions set is_optional = ${isOptional} where id = '${id}'`;
const fileWith = (change: string) => (id: string) => `update files set ${change} where id = '${id}'`;
const NOT_READY: Unfit = { what: 'not uploaded yet', state: fileWith("status = 'awaiting_upload'") };

const isFile =
  (status: string, kind?: string) =>
  (row: Row, path: string): boolean =>
    row['status'] === status && row['kind'] === (kind ?? (path.includes('/documents/') ? 'document' : 'image'));

/** The expected policy of every ability. A new ability without expectations does not compile. */
export const ABILITY_CASES: Record<Ability, AbilityCase> = {
  'site.read': { may: () => true },
  'site.update': { may: everybodyOfSite },
  'site.readPages': { may: everybodyOfSite },
  // Ending the session of the current device is another endpoint.
  'session.end': { may: ownOnly, picks: ({ device_name: device }) => String(device).endsWith(' other') },
  'passkey.change': { may: ownOnly },
  // Users cannot impersonate themselves, nor support staff each other.
  'account.impersonate': {
    may: (_role, owner) => owner === 'stranger',
    unfit: [
      { what: 'deactivated', state: (id) => `update accounts set status = 'inactive' where id = '${id}'` },
      { what: 'in support', state: (id) => `update accounts set roles = array['support'] where id = '${id}'` },
    ],
  },
  'account.readActivity': {
    may: everybodyOfSite,
    unfit: [{ what: 'deleted', state: (id) => `update accounts set anonymised_at = app.now() where id = '${id}'` }],
  },
  // Of the worlds, only the one of staff has somebody to entrust.
  'staffMember.entrust': {
    may: ownOnly,
    unfit: [{ what: 'deleted', state: (id) => `update accounts set anonymised_at = app.now() where id = '${id}'` }],
  },
  'phoneCode.prove': {
    may: everybodyOfSite,
    picks: ({ purpose }, path) => purpose === (/sign-up|phone-code/.test(path) ? 'customer_sign_up' : 'sign_in'),
  },
  'provider.readPublicProfile': { may: everybodyOfSite, unfit: [{ what: 'not active', state: inactiveProvider }] },
  'offer.read': {
    may: everybodyOfSite,
    unfit: [{ what: 'not active', state: inactiveProvider, may: (role, owner) => owner === 'own' || worksHere(role) }],
  },
  'webPushSubscription.remove': { may: ownOnly },
  'timeOff.cancel': { may: ownOnly },
  'workZone.update': { may: ownOnly },
  'workZone.delete': { may: ownOnly },
  // The agreements of the worlds are for every role that can sign.
  'agreement.accept': {
    may: everybodyOfSite,
    picks: ({ is_optional: isOptional }) => isOptional === false,
    unfit: [
      { what: 'optional', state: optional(true) },
      { what: 'retired', state: retiredAgreement },
      { what: 'for others', state: forOthers },
    ],
  },
  'agreement.acceptOptional': {
    may: everybodyOfSite,
    picks: ({ is_optional: isOptional }) => isOptional === true,
    unfit: [
      { what: 'not optional', state: optional(false) },
      { what: 'retired', state: retiredAgreement },
      { what: 'for others', state: forOthers },
    ],
  },
  'agreement.download': {
    may: everybodyOfSite,
    picks: ({ is_optional: isOptional }) => isOptional === false,
    unfit: [
      { what: 'retired', state: retiredAgreement },
      { what: 'for others', state: forOthers },
    ],
  },
  'agreement.listOfCustomer': { may: ownOnly },
  'agreement.edit': { may: everybodyOfSite },
  'file.read': {
    may: (role, owner) => owner === 'own' || (owner === 'stranger' && worksHere(role)),
    picks: isFile('ready'),
  },
  'document.delete': {
    may: ownOnly,
    picks: isFile('ready', 'document'),
    unfit: [{ what: 'an image', state: fileWith("kind = 'image'") }, NOT_READY],
  },
  'file.finish': { may: ownOnly, picks: isFile('awaiting_upload') },
  'image.use': {
    may: ownOnly,
    picks: isFile('ready', 'image'),
    unfit: [{ what: 'a document', state: fileWith("kind = 'document'") }, NOT_READY],
  },
  'document.use': {
    may: ownOnly,
    picks: isFile('ready', 'document'),
    unfit: [{ what: 'an image', state: fileWith("kind = 'image'") }, NOT_READY],
  },
  ...VAN_ABILITY_CASES,
  'catalogueService.use': { may: everybodyOfSite },
  'breed.use': { may: everybodyOfSite },
  'addOn.use': { may: everybodyOfSite },
  'timeModifier.use': { may: everybodyOfSite },
  'petType.use': { may: everybodyOfSite },
  'market.use': { may: everybodyOfSite },
  'customer.read': { may: ownOnly },
  'customer.update': { may: ownOnly },
  'ownProposal.answer': { may: ownOnly },
  'proposal.withdraw': { may: ownOnly },
  'ownPet.manage': { may: ownOnly, unfit: [{ what: 'removed', state: inactivePet }] },
  'ownVaccination.remove': { may: ownOnly },
  'pet.update': { may: ownOnly, unfit: [{ what: 'removed', state: inactivePet }] },
  'pet.deactivate': { may: ownOnly },
  'petImage.remove': { may: ownOnly },
  'vaccination.remove': { may: ownOnly },
  'expense.update': { may: ownOnly },
  'expense.delete': { may: ownOnly },
  'card.manage': {
    may: ownOnly,
    picks: ({ stripe_payment_method_id: method }) => !String(method).startsWith('pm_k'),
    unfit: [{ what: 'removed', state: removedCard }],
  },
  'customerCard.remove': {
    may: ownOnly,
    picks: ({ stripe_payment_method_id: method }) => String(method).startsWith('pm_k'),
    unfit: [{ what: 'removed', state: removedCard }],
  },
  // The person of a world is the customer too.
  'orderCard.use': {
    may: ownOnly,
    picks: ({ stripe_payment_method_id: method }) => !String(method).startsWith('pm_k'),
    unfit: [{ what: 'removed', state: removedCard }],
  },
  'tipCard.use': { may: ownOnly, unfit: [{ what: 'removed', state: removedCard }] },
  'giftCard.void': {
    may: ownOnly,
    unfit: [
      { what: 'taken back', state: (id) => `update gift_cards set voided_at = app.now() where id = '${id}'` },
      { what: 'used', state: (id) => `update gift_cards set balance_cents = 100 where id = '${id}'` },
    ],
  },
  'upsell.manage': {
    may: ownOnly,
    unfit: [{ what: 'removed', state: (id) => `update upsells set removed_at = app.now() where id = '${id}'` }],
  },
  'upsell.sell': { may: ownOnly },
  // What is on sale is public.
  'upsell.choose': {
    may: everybodyOfSite,
    unfit: [
      { what: 'removed', state: (id) => `update upsells set removed_at = app.now() where id = '${id}'` },
      { what: 'hidden', state: (id) => `update upsells set is_active = false where id = '${id}'` },
      { what: 'sold out', state: (id) => `update upsells set stock = 0 where id = '${id}'` },
      {
        what: 'in a closed store',
        state: (id) => `insert into upsell_stores (provider_id, site_id, is_on, updated_at)
          select provider_id, site_id, false, app.now() from upsells where id = '${id}'
          on conflict (provider_id) do update set is_on = false`,
      },
    ],
  },
  'coupon.remove': {
    may: ownOnly,
    unfit: [{ what: 'removed', state: (id) => `update coupons set removed_at = app.now() where id = '${id}'` }],
  },
  'order.report': { may: ownOnly },
  'reportCard.read': { may: ownOnly },
  'reportCardPet.read': { may: ownOnly },
  'visitPet.describe': { may: ownOnly },
  // Signing up needs no account: the id of a session gives access, until it is used.
  'signUpSession.use': {
    may: everybodyOfSite,
    picks: ({ kind }, path) => (kind === 'fleet_owner') === path.includes('fleet-owner'),
    unfit: [
      { what: 'expired', state: (id) => `update sign_up_sessions set expires_at = app.now() where id = '${id}'` },
      { what: 'used', state: (id) => `update sign_up_sessions set used_at = app.now() where id = '${id}'` },
    ],
  },
  'applicant.review': { may: everybodyOfSite },
  'review.reply': { may: ownOnly, unfit: [{ what: 'hidden', state: hiddenReview }] },
  'review.report': { may: everybodyOfSite, unfit: [{ what: 'hidden', state: hiddenReview }] },
  'review.moderate': { may: everybodyOfSite },
  'lead.answer': { may: everybodyOfSite },
  'order.handleMoney': { may: (role, owner) => owner !== 'otherSite' && worksHere(role) },
  // Searching needs no account: the id of a search gives access.
  'searchSession.read': {
    may: everybodyOfSite,
    unfit: [{ what: 'expired', state: (id) => `update search_sessions set expires_at = app.now() where id = '${id}'` }],
  },
  'provider.findInSearch': { may: everybodyOfSite },
  'groomerBooking.use': { may: ownOnly },
  // Ordering needs no account either, until somebody took the session over.
  'bookingSession.use': {
    may: everybodyOfSite,
    picks: ({ customer_id: customer }) => customer === null,
    unfit: [
      { what: 'expired', state: expiredOrder },
      {
        what: 'of a customer',
        // Somebody who orders as a customer too: without a profile nothing would be found anyway.
        state: (id) => `insert into customer_profiles (account_id, site_id)
            select a.id, a.site_id from accounts a where a.roles = array['support'] on conflict do nothing;
          update booking_sessions set customer_id =
          (select a.id from accounts a where a.site_id = booking_sessions.site_id and a.roles = array['support'] limit 1)
          where id = '${id}'`,
      },
    ],
  },
  'bookingSession.finish': {
    may: ownOnly,
    picks: ({ customer_id: customer }) => customer !== null,
    unfit: [{ what: 'expired', state: expiredOrder }],
  },
  'ownPet.book': { may: signedInOwner, unfit: [{ what: 'removed', state: inactivePet }] },
  'ownAppointment.repeat': { may: signedInOwner },
  'customer.book': {
    may: ownOnly,
    unfit: [
      {
        what: 'blocked',
        state: (id) => `update provider_customers set blocked_at = app.now() where customer_id = '${id}'`,
      },
    ],
  },
  'pet.book': { may: ownOnly },
  'appointment.read': { may: ownOnly },
  'appointment.manage': { may: ownOnly },
  'ownAppointment.manage': { may: ownOnly },
  'appointmentSeries.cancel': { may: ownOnly },
  // Of the worlds, everybody's appointment is offered to its own groomer.
  'appointment.answerTrade': {
    may: ownOnly,
    unfit: [{ what: 'not offered', state: (id) => `update appointments set status = 'accepted' where id = '${id}'` }],
  },
  'appointmentLine.update': { may: ownOnly },
  'tradePartner.offer': {
    may: (_role, owner) => owner === 'stranger',
    unfit: [
      { what: 'not active', state: inactiveProvider },
      {
        what: 'not a groomer',
        state: (id) => `update providers set service_category = 'maintenance' where account_id = '${id}'`,
      },
    ],
  },
  'job.grab': {
    may: everybodyOfSite,
    unfit: [{ what: 'taken', state: (id) => `update appointments set status = 'accepted' where id = '${id}'` }],
  },
  'customer.filterAppointments': { may: ownOnly },
};

/** The reference to a row of this world; undefined if it has none. */
export const referenceTo = (world: World | undefined, ability: Ability, path: string): string | undefined => {
  const { table, key }: AbilityTarget = ABILITIES[ability];
  const { picks } = ABILITY_CASES[ability];
  const row = world?.rowsOf(table).find((candidate) => picks?.(candidate, path) ?? true);
  return row && String(row[key]);
};
