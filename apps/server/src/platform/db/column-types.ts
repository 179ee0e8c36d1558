import type * as facts from '@tailgate/contract/facts';

/** What a column of JSON holds: the type and the file that exports it. */
interface StoredAs {
  readonly type: string;
  readonly from: string;
}

const ORDERS = './stored/orders.ts';
const BOOKINGS = './stored/bookings.ts';
const SITES = './stored/sites.ts';
const ACCOUNTS = './stored/accounts.ts';
const RECORDS = './stored/records.ts';
const CUSTOMERS = './stored/customers.ts';
const VANS = './stored/vans.ts';

/** Every column of JSON, so that its rows need no cast; the generator refuses one that is missing here. */
export const JSON_COLUMNS: Readonly<Record<string, StoredAs>> = {
  'agreement_acceptances.signature': { type: 'AgreementSignature', from: ORDERS },
  'appointment_lines.add_ons': { type: 'LineExtra[]', from: ORDERS },
  'appointment_lines.time_modifiers': { type: 'LineExtra[]', from: ORDERS },
  'appointments.charges': { type: 'Charge[]', from: ORDERS },
  'audit_records.touched': { type: 'TouchedIds', from: RECORDS },
  'booking_sessions.location': { type: 'TypedLocation', from: BOOKINGS },
  'booking_sessions.pets': { type: 'OrderedPet[]', from: BOOKINGS },
  'booking_sessions.quote': { type: 'Quote', from: BOOKINGS },
  'booking_sessions.upsells': { type: 'ChosenUpsell[]', from: BOOKINGS },
  'checkout_sessions.extra_times': { type: 'LocalStart[]', from: BOOKINGS },
  'checkout_sessions.lines': { type: 'WorkLine[]', from: BOOKINGS },
  'connected_accounts.requirements': {
    type: 'AccountRequirement[]',
    from: '../../vendors/payments/merchant-accounts.ts',
  },
  'customer_change_proposals.changes': { type: 'ProposedChanges', from: CUSTOMERS },
  'events.payload': { type: 'EventPayload', from: RECORDS },
  'order_settlements.signature': { type: 'OrderSignature', from: ORDERS },
  'order_settlements.split': { type: 'OrderSplit', from: '@tailgate/pricing' },
  'order_settlements.totals': { type: 'KeptTotals', from: ORDERS },
  'order_terms.charged': { type: 'KeptFigures', from: ORDERS },
  'order_terms.no_show': { type: 'NoShow', from: ORDERS },
  'order_terms.signature': { type: 'OrderSignature', from: ORDERS },
  'providers.ui_preferences': { type: 'UiPreferences', from: ACCOUNTS },
  'search_sessions.pets': { type: 'PetToSearchFor[]', from: BOOKINGS },
  'sign_up_sessions.entered': { type: 'EnteredByFleetOwner', from: ACCOUNTS },
  'site_pages.sections': { type: 'PageSection[]', from: SITES },
  'sites.primary_menu': { type: 'MenuLink[]', from: SITES },
  'sites.reference_lists': { type: 'ReferenceLists', from: SITES },
  'sites.social_links': { type: 'SocialLinks', from: SITES },
  'van_terms.terms': { type: 'KeptVanTerms', from: VANS },
  'vehicles.pickup_address': { type: 'VanPlace', from: VANS },
  'vehicles.trial_address': { type: 'VanPlace', from: VANS },
  'transitions.details': { type: 'Details', from: RECORDS },
};

/** A list of the contract, or the words of one part of a report card. */
type Words = keyof typeof facts | `REPORT_CARD_WORDS.${keyof typeof facts.REPORT_CARD_WORDS}`;

/**
 * Columns of text whose check constraint allows the words of a list of the contract. The type comes from the list's
 * name, and a test compares the same list with the constraint.
 */
export const WORD_COLUMNS = {
  'accounts.duties': 'DUTIES',
  'accounts.roles': 'ROLES',
  'appointments.booked_by': 'BOOKED_BY',
  'breeds.size': 'PET_SIZES',
  'card_charges.purpose': 'CHARGE_PURPOSES',
  'card_charges.status': 'CHARGE_STATUSES',
  'card_refunds.status': 'REFUND_STATUSES',
  'connected_accounts.restriction': 'MERCHANT_RESTRICTIONS',
  'coupons.modifier_type': 'COUPON_MODIFIERS',
  'coupons.user_category': 'COUPON_USER_CATEGORIES',
  'customer_change_proposals.kind': 'PROPOSAL_KINDS',
  'expenses.category': 'EXPENSE_CATEGORIES',
  'expenses.payment_type': 'EXPENSE_PAYMENT_TYPES',
  'ledger_entries.account': 'LEDGER_ACCOUNTS',
  'order_confirmations.answer': 'CONFIRMATION_OUTCOMES',
  'order_dues.paid_by': 'PAYMENT_METHODS',
  'order_settlements.kind': 'SETTLEMENT_KINDS',
  'order_settlements.management_fee_payer': 'FEE_PAYERS',
  'order_settlements.processing_fee_payer': 'FEE_PAYERS',
  'order_settlements.tender': 'PAYMENT_METHODS',
  'order_terms.management_fee_payer': 'FEE_PAYERS',
  'meter_readings.meter': 'METERS',
  'meter_readings.source': 'METER_SOURCES',
  'order_terms.payment_method': 'PAYMENT_METHODS',
  'order_terms.processing_fee_payer': 'FEE_PAYERS',
  'payment_consents.given_by': 'CONSENT_WAYS',
  'payment_disputes.status': 'DISPUTE_STATUSES',
  'payouts.kind': 'PAYOUT_TRIGGERS',
  'payouts.status': 'PAYOUT_STATUSES',
  'pet_sizes.name': 'PET_SIZES',
  'pets.gender': 'PET_GENDERS',
  'pets.status': 'PET_STATUSES',
  'provider_customers.agreements_asked': 'CUSTOMER_AGREEMENTS',
  'provider_service_sizes.size': 'PET_SIZES',
  'provider_services.adjust_by': 'ADJUST_BY',
  'providers.charge_method': 'CHARGE_METHODS',
  'providers.service_category': 'PROVIDER_KINDS',
  'report_cards.behavior': 'REPORT_CARD_WORDS.behavior',
  'report_cards.coat': 'REPORT_CARD_WORDS.coat',
  'report_cards.ears': 'REPORT_CARD_WORDS.ears',
  'report_cards.nails': 'REPORT_CARD_WORDS.nails',
  'report_cards.skin': 'REPORT_CARD_WORDS.skin',
  'review_reports.reason': 'REVIEW_REPORT_REASONS',
  'sessions.awaiting': 'AWAITING',
  'van_terms.kind': 'VAN_TERMS_KINDS',
  'vehicle_documents.kind': 'VAN_DOCUMENT_KINDS',
  'vehicle_photos.view': 'VAN_VIEWS',
  'vehicles.insurance_type': 'INSURANCE_TYPES',
  'vehicles.type': 'VEHICLE_TYPES',
  'van_custody.reason': 'CUSTODY_REASONS',
} as const satisfies Readonly<Record<string, Words>>;
