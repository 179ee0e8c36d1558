import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, pageOf, pageQuery, text } from '../schemas.ts';
import { vehicleMachine } from '../vehicles/vehicle.machine.ts';
import * as facts from './compliance.facts.ts';

const OWNER = '/v2/service-vehicle/fleet-owner/fleet-management/compliance';
const addition =
  'Work cannot start in a van whose papers expired; the specification shows nobody which appointments that will hit.';
const shows = ['appointments', 'custody', 'vans'] as const;

const person = z.object({ id, name: z.string() });

/** A paper of a van, and what its expiry hits. Days are those of the van; a paper counts on the day it expires. */
const paper = z.object({
  vehicle: z.object({
    id,
    name: z.string(),
    licensePlate: z.string(),
    state: z.enum(vehicleMachine.states),
    isForRent: z.boolean(),
    timeZone: z.string(),
  }),
  kind: z.enum(facts.VAN_PAPER_KINDS),
  state: z.enum(facts.VAN_PAPER_STATES),
  /** Null where it is missing. */
  expiresOn: z.iso.date().nullable(),
  daysLeft: z.number().int().nullable(),
  /** Who has the van now. */
  holder: person.nullable(),
  /** The owner of the van: nobody else can add its papers. */
  renewedBy: person,
  /** Appointments on days after the expiry that have not begun: they cannot start without a new paper. */
  appointments: z.object({
    count: z.number().int(),
    firstAt: instant.nullable(),
    /** What they are estimated at, in dollars. */
    expected: z.number(),
  }),
});

const counts = z.record(z.enum(facts.COMPLIANCE_FILTERS), z.number().int());
const list = pageOf(paper).extend({
  /** For each filter, with the search applied. */
  counts,
});

const listQuery = {
  ...pageQuery,
  search: text(100).trim().default(''),
  filter: z.enum(facts.COMPLIANCE_FILTERS).default('all'),
};

export const complianceContract = {
  listCompliance: endpoint({
    method: 'GET',
    path: OWNER,
    summary:
      'The papers of the fleet owner’s vans with what their expiry hits, of all vans or of one: expired ones with appointments first, then expired, soon with appointments, missing, soon.',
    access: signedInAs(['fleet_owner']),
    shows,
    query: z.object({ ...listQuery, vehicleId: ref('vehicle.read').optional() }),
    answer: list,
    errors: ['not_found'],
    addition,
  }),
  listHitAppointments: endpoint({
    method: 'GET',
    path: `${OWNER}/appointments`,
    summary: 'The appointments that the expiry of a paper hits, the next first: when, whose and how much, no customer.',
    access: signedInAs(['fleet_owner']),
    shows,
    query: z.object({
      ...pageQuery,
      vehicleId: ref('vehicle.read'),
      kind: z.enum(facts.VAN_PAPER_KINDS),
    }),
    answer: pageOf(z.object({ id, appointmentStart: instant, groomer: person, expected: z.number() })).extend({
      timeZone: z.string(),
    }),
    errors: ['not_found'],
    addition,
  }),
  getDriverCompliance: endpoint({
    method: 'GET',
    path: '/v2/service-vehicle/driver/compliance',
    summary:
      'What is wrong with the papers of the vans that the groomer owns or drives, now or later, and which of their appointments it hits.',
    access: signedInAs(['groomer']),
    shows,
    answer: z.object({
      items: z.array(
        paper.extend({
          /** The caller owns the van. */
          isYours: z.boolean(),
          appointmentIds: z.array(id),
        }),
      ),
    }),
    addition,
  }),
  listComplianceOfSite: endpoint({
    method: 'GET',
    path: '/v2/staff/compliance',
    summary: 'Papers of vans of the site that are expired, missing or about to expire, the oldest expiry first.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.vanPapers }),
    shows,
    query: z.object({ ...listQuery, filter: listQuery.filter.unwrap().exclude(['all']).default('attention') }),
    answer: pageOf(paper).extend({
      counts: z.record(z.enum(['attention', 'expired', 'soon', 'missing']), z.number().int()),
    }),
    addition,
  }),
};
