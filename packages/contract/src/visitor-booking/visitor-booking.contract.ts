import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { MAX_PERSON_NAME_LENGTH } from '../accounts/accounts.facts.ts';
import { unlisted } from '../activity.ts';
import { MAX_POSTAL_CODE_LENGTH } from '../address.facts.ts';
import { MAX_VISIT_MESSAGE_LENGTH } from '../appointments/appointments.facts.ts';
import {
  MAX_ADDRESS_LINE_2_LENGTH,
  MAX_ADDRESS_NOTES_LENGTH,
  MAX_CUSTOMER_SOURCE_LENGTH,
} from '../customers/customers.facts.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { address, email, instant, phone, point, requiredText, text } from '../schemas.ts';
import { MAX_ORDER_UPSELLS, MAX_UPSELL_QUANTITY } from '../upsells/upsells.facts.ts';
import { MAX_LEAD_MESSAGE_LENGTH, MAX_ORDERED_PETS, MAX_TYPED_ADDRESS_LENGTH } from './visitor-booking.facts.ts';
import { bookingSession, orderedPetInput } from './visitor-booking.schemas.ts';
import { staffLeadRows } from './staff-leads.rows.ts';

const SESSION = '/v2/service-checkout/pet-service/customer';
const mirrors = 'The customer’s side of a checkout session; the specification shows the provider’s.';

/** A visitor, or the customer who took the session over: for everybody else there is none. */
const visitor = anyone({ seesViewer: true });
const customer = signedInAs(['customer'], { whileImpersonating: 'barred' });
const inProgress = unlisted('Listed once the order is placed.');

const session = z.object({ sessionId: ref('bookingSession.use') });
const own = z.object({ sessionId: ref('bookingSession.finish') });
const changes = ['not_found', 'illegal_transition'] as const;
const accepted = z.literal(true, { error: 'must be accepted' });

export const visitorBookingContract = {
  ...staffLeadRows,
  openBookingSession: endpoint({
    method: 'POST',
    path: `${SESSION}/init`,
    summary:
      'Starts an order; it lasts a week and needs no account. A signed-in customer can repeat an earlier one: the same pets, services and groomer.',
    access: visitor,
    activity: inProgress,
    changes: [],
    body: z.object({
      orderId: ref('ownAppointment.repeat').optional(),
      /** Whom the visitor wants, where they came from a groomer’s page. */
      providerId: ref('provider.findInSearch').optional(),
    }),
    answer: bookingSession,
    errors: ['not_found'],
    limit: ['bookingSessionsPerAddress'],
    addition: mirrors,
  }),
  getBookingSession: endpoint({
    method: 'GET',
    path: `${SESSION}/:sessionId`,
    summary: 'Everything the visitor has chosen so far, with prices and what is still missing.',
    access: visitor,
    shows: [],
    params: session,
    answer: bookingSession,
    errors: ['not_found'],
    limit: ['searchPerAddress'],
    addition: mirrors,
  }),
  setBookingLocation: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/set-location`,
    summary: 'Where the groomer comes to. Another place ends the hold: the time has to be chosen again.',
    access: visitor,
    activity: inProgress,
    changes: [],
    params: session,
    body: z.object({
      location: point.extend({
        address: text(MAX_TYPED_ADDRESS_LENGTH).trim().default(''),
        city: text(100).trim().default(''),
        stateOrProvince: text(100).trim().default(''),
        postalCode: text(MAX_POSTAL_CODE_LENGTH).trim().default(''),
        country: z
          .string()
          .regex(/^[A-Za-z]{2}$/)
          .toUpperCase()
          .default('US'),
      }),
    }),
    answer: bookingSession,
    errors: changes,
    limit: ['searchPerAddress', 'placesPerAddress'],
    addition: mirrors,
  }),
  setBookingServices: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/set-services`,
    summary:
      'Replaces pets and services. Prices are those of the groomers, never the caller’s. What takes longer or costs more than the time that is held ends the hold.',
    access: visitor,
    activity: inProgress,
    changes: [],
    params: session,
    body: z.object({ pets: z.array(orderedPetInput).min(1).max(MAX_ORDERED_PETS) }),
    answer: bookingSession,
    errors: changes,
    limit: ['searchPerAddress'],
    addition: mirrors,
  }),
  holdTime: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/hold`,
    summary:
      'Chooses groomer and time and keeps it for ten minutes; another choice gives the first one back. Where it is gone, the answer names the next free times.',
    access: visitor,
    activity: inProgress,
    changes: [],
    params: session,
    body: z.object({ providerId: ref('provider.findInSearch'), start: instant }),
    answer: bookingSession,
    errors: [...changes, 'slot_taken', 'too_far_ahead', 'hold_limit_reached'],
    limit: ['holdsPerAddress', 'holdsPerTime'],
    addition: mirrors,
  }),
  releaseTime: endpoint({
    method: 'DELETE',
    path: `${SESSION}/:sessionId/hold`,
    summary: 'Gives the time back.',
    access: visitor,
    activity: inProgress,
    changes: ['free-times'],
    params: session,
    answer: bookingSession,
    errors: changes,
    limit: ['holdsPerAddress'],
    addition: mirrors,
  }),
  setBookingUpsells: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/set-upsells`,
    summary:
      'Replaces the products that the chosen groomer brings along, at their prices of now; an empty list takes all off. Another groomer has others: choosing one takes them off too.',
    access: visitor,
    activity: inProgress,
    changes: [],
    params: session,
    body: z.object({
      upsells: z
        .array(
          z.object({
            upsellId: ref('upsell.choose'),
            quantity: z.number().int().min(1).max(MAX_UPSELL_QUANTITY),
          }),
        )
        .max(MAX_ORDER_UPSELLS),
    }),
    answer: bookingSession,
    errors: [...changes, 'conflict', 'limit_reached'],
    limit: ['searchPerAddress'],
    addition: mirrors,
  }),
  claimBookingSession: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/claim`,
    summary:
      'The signed-in customer takes the session over: from then on it is theirs alone. What they have already is taken from there: address, and pets of the same name.',
    access: customer,
    activity: inProgress,
    changes: [],
    params: session,
    answer: bookingSession,
    errors: changes,
    addition: mirrors,
  }),
  setBookingProfile: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/profile`,
    summary:
      'Who the customer is, where exactly the groomer comes to, and the policies, which the person accepts. An address at another place ends the hold.',
    access: customer,
    activity: 'Accepted the policies of an order',
    changes: ['account', 'agreements', 'pets'],
    params: own,
    body: z.object({
      firstName: requiredText(MAX_PERSON_NAME_LENGTH),
      lastName: requiredText(MAX_PERSON_NAME_LENGTH),
      email: email.nullable().default(null),
      /** Omitted: the place of the session stays as it is. */
      physicalAddress: address.optional(),
      addressLine2: text(MAX_ADDRESS_LINE_2_LENGTH).trim().default(''),
      addressNotes: text(MAX_ADDRESS_NOTES_LENGTH).trim().default(''),
      isApartmentComplex: z.boolean().default(false),
      referralSource: text(MAX_CUSTOMER_SOURCE_LENGTH).trim().default(''),
      petRelease: accepted,
      termsAndConditions: accepted,
      cancellationPolicy: accepted,
    }),
    answer: bookingSession,
    errors: changes,
    limit: ['bookingProfilesPerAccount'],
    addition: mirrors,
  }),
  placeBooking: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/place-order`,
    summary:
      'Sends the request to the groomer, at the time that is held. Asked again, it answers the same order. Where the time is gone, the answer names the next free ones.',
    access: customer,
    activity: 'Booked an appointment',
    changes: ['agreements', 'appointments', 'free-times', 'pets'],
    params: own,
    body: z.object({
      /** Of the customer; charged after the visit. */
      cardId: ref('card.manage'),
      message: text(MAX_VISIT_MESSAGE_LENGTH).trim().default(''),
    }),
    answer: bookingSession,
    errors: [...changes, 'slot_taken', 'too_far_ahead', 'time_passed', 'limit_reached', 'conflict'],
    limit: ['placingsPerAccount'],
    addition: mirrors,
  }),
  waitForTime: endpoint({
    method: 'POST',
    path: `${SESSION}/:sessionId/waitlist`,
    summary:
      'Nothing fits: with a groomer, a signed-in customer is put on their wait list; otherwise the wish is kept for the site.',
    access: visitor,
    activity: unlisted('A wish, which nobody has answered yet.'),
    changes: [],
    params: session,
    body: z.object({
      providerId: ref('provider.findInSearch').optional(),
      firstName: text(MAX_PERSON_NAME_LENGTH).trim().default(''),
      email: email.optional(),
      phone: phone.optional(),
      message: text(MAX_LEAD_MESSAGE_LENGTH).trim().default(''),
    }),
    answer: bookingSession,
    errors: changes,
    limit: ['leadsPerAddress'],
    addition: mirrors,
  }),
};
