import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { canSchema } from '../can.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_REFERRAL_CODE_LENGTH } from '../onboarding/onboarding.facts.ts';
import { ref } from '../reference.ts';
import { id, image, instant, pageOf, pageQuery, requiredText, text } from '../schemas.ts';
import * as facts from './fleet.facts.ts';
import { fleetDriverMachine } from './fleet-driver.machine.ts';

const DRIVERS = '/v2/service-vehicle/fleet-owner/fleet-management/attached-service-providers';
const FLEETS = '/v2/service-vehicle/driver/fleets';
const ownerWrites = signedInAs(['fleet_owner'], { whileImpersonating: 'barred' });
/** The groomer answers, and nobody for them. */
const driverWrites = signedInAs(['groomer'], { whileImpersonating: 'barred' });
const addition = 'A van occupies the calendar of its driver: nobody drives for a fleet unasked.';

const driver = z.object({
  id,
  serviceProviderId: id,
  name: z.string(),
  businessName: z.string(),
  picture: image.nullable(),
  status: z.enum(fleetDriverMachine.states),
  since: instant,
  /** Until when an invitation can be answered. */
  answerBy: instant.nullable(),
  /** Of the owner's policies, in their newest version. */
  policiesAccepted: z.number().int(),
  policies: z.number().int(),
  can: canSchema(fleetDriverMachine),
});

const fleet = z.object({
  id,
  owner: z.object({ id, name: z.string() }),
  status: z.enum(fleetDriverMachine.states),
  since: instant,
  answerBy: instant.nullable(),
  policiesAccepted: z.number().int(),
  policies: z.number().int(),
  can: canSchema(fleetDriverMachine),
});

const answered = { params: z.object({ id: ref('fleetDriver.answer') }), answer: fleet };
const changed = ['drivers', 'policies'] as const;

export const driverRows = {
  listDrivers: endpoint({
    method: 'GET',
    path: DRIVERS,
    summary: 'The groomers who drive for the fleet owner, and those who were asked to, by name.',
    access: signedInAs(['fleet_owner']),
    shows: ['drivers', 'policies'],
    query: z.object({ ...pageQuery, search: text(100).trim().default('') }),
    answer: pageOf(driver),
  }),
  inviteDriver: endpoint({
    method: 'POST',
    path: DRIVERS,
    summary: 'Asks a groomer to drive for the fleet, by their referral code. They have 14 days to answer.',
    access: ownerWrites,
    activity: 'Invited a groomer to the fleet',
    changes: changed,
    body: z.object({ referralCode: requiredText(MAX_REFERRAL_CODE_LENGTH).toUpperCase() }),
    answer: driver,
    errors: ['illegal_transition'],
    limit: ['driverInvitationsPerAccount'],
    grows: 'fleetDrivers',
    addition,
  }),
  removeDriver: endpoint({
    method: 'DELETE',
    path: `${DRIVERS}/:id`,
    summary: 'Withdraws an invitation, or ends that a groomer drives for the fleet.',
    access: ownerWrites,
    activity: 'Removed a groomer from the fleet',
    changes: changed,
    params: z.object({ id: ref('fleetDriver.manage') }),
    /** As the owner saw it: who withdraws an invitation does not remove a driver who accepted it meanwhile. */
    query: z.object({ status: z.enum(facts.REMOVED_STATUSES) }),
    errors: ['not_found', 'conflict', 'illegal_transition'],
    addition,
  }),
  listFleets: endpoint({
    method: 'GET',
    path: FLEETS,
    summary: 'The fleets the groomer drives for, and those that asked them to.',
    access: signedInAs(['groomer']),
    shows: ['drivers', 'policies'],
    answer: z.object({ items: z.array(fleet) }),
    addition,
  }),
  acceptFleet: endpoint({
    method: 'POST',
    path: `${FLEETS}/:id/accept`,
    summary: 'Agrees to drive for a fleet, once its policies are accepted.',
    access: driverWrites,
    activity: 'Agreed to drive for a fleet',
    changes: changed,
    ...answered,
    errors: ['not_found', 'illegal_transition'],
    addition,
  }),
  declineFleet: endpoint({
    method: 'POST',
    path: `${FLEETS}/:id/decline`,
    summary: 'Declines to drive for a fleet.',
    access: driverWrites,
    activity: 'Declined to drive for a fleet',
    changes: changed,
    ...answered,
    errors: ['not_found', 'illegal_transition'],
    addition,
  }),
  leaveFleet: endpoint({
    method: 'POST',
    path: `${FLEETS}/:id/leave`,
    summary:
      'Ends that the groomer drives for a fleet, and gives its vans back: appointments stay, in another van of theirs or without one.',
    access: driverWrites,
    activity: 'Left a fleet',
    changes: ['appointments', 'custody', 'drivers', 'free-times', 'policies', 'vans'],
    ...answered,
    errors: ['not_found', 'illegal_transition', 'custody_has_visits', 'van_in_use'],
    addition,
  }),
};
