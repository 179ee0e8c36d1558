import { ROLES, referencesOf, type EndpointRow, type ErrorCode, type SessionAccess } from '@tailgate/contract';
import { VALUES, isParam, type Cell } from './cell.ts';
import type { z } from 'zod';
import type { Caller, Harness } from '../harness.ts';
import type { SampleInput } from '../samples.ts';
import { newIdIn } from '../../worlds/tags.ts';

/** Most ids are ours; one of the queue is a number. */
const idFor = (schema: z.ZodType): string => {
  const id = newIdIn('groomer');
  return schema.safeParse(id).success ? id : '1';
};

/** What no call of the row can consist of; undefined where a row takes nothing that could be wrong. */
const unreadableInput = (row: EndpointRow): SampleInput | undefined => {
  const takesBody = row.method === 'POST' || row.method === 'PUT';
  if (!takesBody && !referencesOf(row).some(isParam)) return undefined;
  const params = Object.fromEntries(
    Object.entries<z.ZodType>(row.params.shape).map(([name, schema]) => [
      name,
      takesBody ? (VALUES[name] ?? idFor(schema)) : '-',
    ]),
  );
  return { params, ...(takesBody && { body: [] }) };
};

interface Refused {
  readonly who: string;
  readonly code: ErrorCode;
  readonly caller?: Caller | undefined;
  readonly state?: string;
}

const refusedCallers = (harness: Harness, access: SessionAccess, caller: Caller): Refused[] => {
  const { roles, duty, freshSignIn, whileAwaiting, whileImpersonating } = access;
  const session = `where id = '${String(caller.session['id'])}'`;
  const other = ROLES.find((role) => !roles.includes(role));
  const staff = harness.caller('staff');
  return [
    { who: 'nobody', code: 'jwt_auth_invalid_token' },
    {
      who: 'a session that was revoked',
      code: 'jwt_auth_invalid_token',
      caller,
      state: `update sessions set revoked_at = app.now() ${session}`,
    },
    ...(other ? [{ who: other, code: 'forbidden', caller: harness.caller(other) } as const] : []),
    ...(duty
      ? [
          {
            who: 'staff without a duty',
            code: 'forbidden',
            caller: staff,
            state: `update accounts set duties = '{}' where id = '${staff.world.personId}'`,
          } as const,
        ]
      : []),
    ...(whileAwaiting.includes('second_step')
      ? []
      : [
          {
            who: 'somebody whose second step is missing',
            code: 'second_step_required',
            caller,
            state: `update sessions set awaiting = 'second_step' ${session}`,
          } as const,
        ]),
    ...(freshSignIn
      ? [
          {
            who: 'somebody who signed in some time ago',
            code: 'fresh_sign_in_required',
            caller,
            state: `update sessions set authenticated_at = app.now() - interval '11 minutes' ${session}`,
          } as const,
        ]
      : []),
    ...(whileImpersonating === 'barred'
      ? [{ who: 'support', code: 'impersonation_barred', caller: harness.impersonating(caller.role) } as const]
      : []),
  ];
};

/**
 * Who may not call hears that, whatever was sent. Only those who may call hear that it cannot be read: the first cell,
 * without which the others would prove nothing.
 */
export const unreadableCells = async (harness: Harness, row: EndpointRow): Promise<Cell[]> => {
  const { access } = row;
  const input = unreadableInput(row);
  const role = access.kind === 'session' ? access.roles[0] : undefined;
  if (access.kind !== 'session' || role === undefined || !input) return [];
  const caller = harness.caller(role);
  const code: ErrorCode = 'body' in input ? 'validation_failed' : 'not_found';
  const cells: Cell[] = [];
  for (const given of [{ who: role, code, caller }, ...refusedCallers(harness, access, caller)]) {
    const { who, code: expected, ...options } = given;
    const outcome = await harness.send(row, input, options);
    const isFine = outcome.code === expected;
    const problem = isFine ? undefined : `expected ${expected}, got ${outcome.status} ${outcome.code ?? ''}`;
    cells.push({ who: `${who}, with what cannot be read`, problem, showsData: false });
  }
  return cells;
};
