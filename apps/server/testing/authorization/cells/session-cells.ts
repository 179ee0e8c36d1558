import {
  AWAITING,
  DUTIES,
  holdsDuty,
  isPrivileged,
  type EndpointRow,
  type ErrorCode,
  type Role,
  type SessionAccess,
} from '@tailgate/contract';
import { z } from 'zod';
import { IMPERSONATED_ROLES } from '../../../src/modules/accounts/accounts.rules.ts';
import type { World } from '../../worlds/world.ts';
import { runCell, type Cell } from './cell.ts';
import { nameOf, type Caller, type Harness } from '../harness.ts';

const NO_SESSION: ErrorCode = 'jwt_auth_invalid_token';

/** Changes to a session after its access token was issued. Each must take effect at the next call. */
const LOST: readonly (readonly [what: string, state: (caller: Caller, stranger: World) => string])[] = [
  ['session revoked', ({ session }) => `update sessions set revoked_at = app.now() where id = '${idOf(session)}'`],
  ['session expired', ({ session }) => `update sessions set expires_at = app.now() where id = '${idOf(session)}'`],
  ['account deactivated', ({ world }) => `update accounts set status = 'inactive' where id = '${world.personId}'`],
  ['role removed', ({ world, role }) => withoutRole(world.personId, role)],
];

/** The same for the impersonating user. */
const IMPERSONATOR_LOST: typeof LOST = [
  [
    'impersonator’s session revoked',
    ({ session }) => `update sessions set revoked_at = app.now() where id = '${starterOf(session)}'`,
  ],
  [
    'impersonator’s session expired',
    ({ session }) => `update sessions set expires_at = app.now() where id = '${starterOf(session)}'`,
  ],
  [
    'impersonator deactivated',
    ({ session }) => `update accounts set status = 'inactive' where id = '${actorOf(session)}'`,
  ],
  ['impersonator left support', ({ session }) => withoutRole(actorOf(session), 'support')],
  [
    'session of another supporter',
    ({ session }, stranger) => `
      update accounts set roles = array['support'] where id = '${stranger.personId}';
      update sessions set impersonator_session_id = '${idOf(stranger.rowsOf('sessions')[0] ?? {})}'
        where id = '${idOf(session)}'`,
  ],
];

const idOf = (session: Caller['session']) => String(session['id']);
const starterOf = (session: Caller['session']) => String(session['impersonator_session_id']);
const actorOf = (session: Caller['session']) => String(session['impersonator_id']);
const withoutRole = (accountId: string, role: Role) =>
  `update accounts set roles = array['${role === 'customer' ? 'renter' : 'customer'}'] where id = '${accountId}'`;

const firstRole = (row: EndpointRow, { roles }: SessionAccess): Role => {
  const [role] = roles;
  if (!role) throw new Error(`${nameOf(row)} has no roles`);
  return role;
};

const mayCarryToken = ({ answer }: EndpointRow) => answer instanceof z.ZodObject && 'refreshToken' in answer.shape;

/** Sessions that were revoked or changed, are not recent, belong to another site, or impersonate a user. */
export const sessionCells = async (harness: Harness, row: EndpointRow): Promise<Cell[]> => {
  const { access } = row;
  if (access.kind === 'refresh-token') return [await withoutRefreshToken(harness, row, harness.caller('groomer'))];
  if (access.kind !== 'session') return [];
  const role = firstRole(row, access);
  const caller = harness.caller(role);
  const stranger = harness.world('stranger');
  const cells: Cell[] = [];
  for (const [who, state] of LOST)
    cells.push(
      await runCell(harness, row, {
        who,
        role,
        caller,
        turnedAway: NO_SESSION,
        send: { state: state(caller, stranger) },
      }),
    );
  cells.push(await ofOtherSite(harness, row, role), await notFresh(harness, row, access, caller));
  cells.push(...(await dutyCells(harness, row, access)));
  cells.push(...(await awaitingCells(harness, row, access, caller)));
  if (mayCarryToken(row)) cells.push(await withoutRefreshToken(harness, row, caller));
  // Barred is barred, also in sessions that impersonation does not open today.
  const isBarred = access.whileImpersonating === 'barred';
  for (const impersonated of access.roles.filter((one) => isBarred || IMPERSONATED_ROLES.includes(one)))
    cells.push(...(await impersonationCells(harness, row, access, impersonated)));
  return cells;
};

/** Staff with each duty and without any. A duty is taken away after the access token was issued. */
const dutyCells = async (harness: Harness, row: EndpointRow, { duty: needed }: SessionAccess): Promise<Cell[]> => {
  if (needed === undefined) return [];
  const caller = harness.caller('staff');
  const cells: Cell[] = [];
  for (const duty of [undefined, ...DUTIES]) {
    const isHeld = duty !== undefined && holdsDuty([duty], needed);
    cells.push(
      await runCell(harness, row, {
        who: duty ? `staff for ${duty}` : 'staff without a duty',
        role: 'staff',
        caller,
        turnedAway: isHeld ? undefined : 'forbidden',
        send: { state: `update accounts set duties = '{${duty ?? ''}}' where id = '${caller.world.personId}'` },
      }),
    );
  }
  return cells;
};

/** The password alone opens a session that can do nothing but go on signing in. */
const awaitingCells = async (
  harness: Harness,
  row: EndpointRow,
  { roles, whileAwaiting }: SessionAccess,
  caller: Caller,
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  const id = idOf(caller.session);
  for (const step of AWAITING) {
    const isOpen = whileAwaiting.includes(step);
    // Enrolment is for the first factor only.
    const withoutFactors = isOpen && step === 'enrolment' ? withoutFactorsOf(caller) : '';
    cells.push(
      await runCell(harness, row, {
        who: `waiting for ${step}`,
        role: caller.role,
        caller,
        turnedAway: isOpen ? undefined : 'second_step_required',
        send: { state: `update sessions set awaiting = '${step}' where id = '${id}';${withoutFactors}` },
      }),
    );
  }
  for (const role of roles.filter((one) => isPrivileged([one]))) {
    const privileged = harness.caller(role);
    cells.push(
      await runCell(harness, row, {
        who: `${role} who never passed a second step`,
        role,
        caller: privileged,
        turnedAway: 'second_step_required',
        send: {
          state: `update sessions set awaiting = null, second_step_at = null where id = '${idOf(privileged.session)}'`,
        },
      }),
    );
  }
  return cells;
};

/** An app that was started and not confirmed is no factor yet. */
const withoutFactorsOf = ({ world: { personId } }: Caller) =>
  `delete from passkeys where account_id = '${personId}';
   update authenticator_apps set confirmed_at = null where account_id = '${personId}'`;

const ofOtherSite = (harness: Harness, row: EndpointRow, role: Role): Promise<Cell> => {
  // In that role over there, so that nothing but the site is wrong.
  const caller = harness.callerIn(harness.world('otherSite'), role);
  return runCell(harness, row, { who: `${role} of another site`, role, caller, turnedAway: NO_SESSION });
};

const notFresh = (harness: Harness, row: EndpointRow, access: SessionAccess, caller: Caller): Promise<Cell> =>
  runCell(harness, row, {
    who: 'without a recent sign-in',
    role: caller.role,
    caller,
    turnedAway: access.freshSignIn ? 'fresh_sign_in_required' : undefined,
    send: {
      state: `update sessions set authenticated_at = app.now() - interval '11 minutes' where id = '${idOf(caller.session)}'`,
    },
  });

/** A stolen access token alone must not be exchangeable for a session. */
const withoutRefreshToken = (harness: Harness, row: EndpointRow, caller: Caller): Promise<Cell> =>
  runCell(harness, row, {
    who: 'access token without refresh token',
    role: caller.role,
    caller,
    turnedAway: NO_SESSION,
    send: { withoutRefreshToken: true },
  });

const impersonationCells = async (
  harness: Harness,
  row: EndpointRow,
  { whileImpersonating }: SessionAccess,
  role: Role,
): Promise<Cell[]> => {
  const caller = harness.impersonating(role);
  const turnedAway = whileImpersonating === 'barred' ? 'impersonation_barred' : undefined;
  const cells = [await runCell(harness, row, { who: `support acting as ${role}`, role, caller, turnedAway })];
  if (turnedAway) return cells;
  const stranger = harness.world('stranger');
  for (const [who, state] of IMPERSONATOR_LOST)
    cells.push(
      await runCell(harness, row, {
        who,
        role,
        caller,
        turnedAway: NO_SESSION,
        send: { state: state(caller, stranger) },
      }),
    );
  return cells;
};
