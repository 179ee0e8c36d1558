import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, requiredText, text, whenMissing } from '../schemas.ts';
import * as facts from './fleet.facts.ts';

const POLICY = '/v2/service-vehicle/fleet-owner/fleet-management/policy';
const ownerWrites = signedInAs(['fleet_owner'], { whileImpersonating: 'barred' });
const DRIVERS = ['groomer', 'renter'] as const;

const policyText = {
  id,
  title: z.string(),
  description: z.string(),
  /** Plain text with line breaks: it is shown as it was typed. */
  content: z.string(),
  version: z.number().int(),
  savedAt: instant,
};

const ownPolicy = z.object({
  ...policyText,
  /** Attached drivers who accepted this version. */
  accepted: z.number().int(),
  drivers: z.number().int(),
});

export const driverPolicy = z.object({
  ...policyText,
  owner: z.object({ id, name: z.string() }),
  acceptedAt: instant.nullable(),
});

export const policyRows = {
  listPolicies: endpoint({
    method: 'GET',
    path: POLICY,
    summary: 'The policies of the fleet owner, with how many drivers accepted the newest version.',
    access: signedInAs(['fleet_owner']),
    shows: ['drivers', 'policies'],
    answer: z.object({ items: z.array(ownPolicy) }),
  }),
  savePolicy: endpoint({
    method: 'POST',
    path: POLICY,
    summary:
      'Adds a policy, or with `id` a new version of one, which drivers are asked to accept. The same text makes none.',
    access: ownerWrites,
    activity: 'Saved a fleet policy',
    changes: ['policies'],
    body: z.object({
      id: ref('fleetPolicy.manage').optional(),
      /** Of a policy with an id: the version that was read. A newer one is not overwritten. */
      version: z.number().int().min(1).max(1_000_000).optional(),
      title: requiredText(facts.MAX_POLICY_TITLE_LENGTH),
      description: text(facts.MAX_POLICY_DESCRIPTION_LENGTH).trim().default(''),
      content: requiredText(facts.MAX_POLICY_LENGTH),
    }),
    answer: ownPolicy,
    errors: ['not_found', 'conflict'],
    grows: 'fleetPolicies',
  }),
  retirePolicy: endpoint({
    method: 'DELETE',
    path: `${POLICY}/:id`,
    summary: 'Retires a policy: nobody is asked to accept it any more. What was accepted is kept.',
    access: ownerWrites,
    activity: 'Retired a fleet policy',
    changes: ['policies'],
    params: z.object({ id: ref('fleetPolicy.manage') }),
    errors: ['not_found'],
    addition: 'The specification saves policies and shows no call that ends one.',
  }),
  listDriverPolicies: endpoint({
    method: 'GET',
    path: `${POLICY}/service-provider/list-policies`,
    summary: 'The policies of the fleets the caller drives for or is invited to, with the time they were accepted.',
    access: signedInAs(DRIVERS),
    shows: ['drivers', 'policies'],
    answer: z.object({ items: z.array(driverPolicy) }),
  }),
  acceptPolicy: endpoint({
    method: 'POST',
    path: `${POLICY}/:id/accept`,
    summary: 'Accepts the newest version of a policy, by the person who read it.',
    access: signedInAs(DRIVERS, { whileImpersonating: 'barred' }),
    activity: 'Accepted a fleet policy',
    changes: ['drivers', 'policies'],
    params: z.object({ id: ref('fleetPolicy.accept') }),
    body: z.object({ version: z.number(whenMissing).int().min(1).max(1_000_000) }),
    answer: driverPolicy,
    errors: ['not_found', 'conflict'],
    addition: 'Terms are accepted by the person, with version and time.',
  }),
};
