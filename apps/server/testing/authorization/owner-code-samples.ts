import type { CallName } from '@tailgate/contract';
import { hashOfCode, idInSession } from '../../src/modules/accounts/phone-codes/phone-code.ts';
import { SAMPLE_CODE } from '../worlds/world.ts';
import type { Sample, Scene } from './samples.ts';

const withoutPassword = ({ world }: Scene): string =>
  `update accounts set password_hash = null where id = '${world.personId}'`;
/** The owner's code of the world works in the session of the caller. */
const bindOwnerCode = ({ harness, caller, world }: Scene): string => {
  const code = world.rowsOf('phone_codes').find(({ purpose }) => purpose === 'owner');
  const session = String((caller?.session ?? world.rowsOf('sessions')[0])?.['id']);
  const hash = hashOfCode(harness.api.platform.seal, idInSession(String(code?.['id']), session), SAMPLE_CODE);
  return `update phone_codes set code_hash = '\\x${hash.toString('hex')}',
    phone = (select phone from accounts where id = '${world.personId}') where id = '${String(code?.['id'])}'`;
};

export const OWNER_CODE_SAMPLES = {
  'POST /v2/account/confirm-sign-in/code': (scene) => ({ setup: withoutPassword(scene) }),
  'POST /v2/account/confirm-sign-in/with-code': (scene) => ({
    body: { code: SAMPLE_CODE },
    setup: `${withoutPassword(scene)};${bindOwnerCode(scene)}`,
  }),
} satisfies Partial<Record<CallName, Sample>>;
