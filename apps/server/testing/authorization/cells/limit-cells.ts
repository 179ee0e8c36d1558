import type { EndpointRow, LimitName } from '@tailgate/contract';
import { TEST_PASSWORD } from '../../builders.ts';
import { STRANGERS_DEVICE, type World } from '../../worlds/world.ts';
import { runCell, type Cell } from './cell.ts';
import type { Caller, Harness } from '../harness.ts';

/** Fields that make a call count against this limit where the sample call counts against others. */
const countedWhen = (limit: LimitName, world: World): object => {
  if (limit.endsWith('PerKnownDevice')) return { deviceId: world.rowsOf('sessions')[0]?.['device_id'] };
  if (limit === 'vinsPerAccount') return { vin: '1M8GDM9AXKP042788' };
  if (limit === 'emailChangesPerAccount' || limit === 'confirmPerSession')
    return { email: 'another@example.test', currentPassword: TEST_PASSWORD };
  return limit === 'resetTriesPerAddress' ? { token: 'wrong'.repeat(8) } : {};
};

/** State that makes the call count against this limit. */
const stateWhen = (limit: LimitName, caller: Caller | undefined): { state?: string } => {
  if (limit !== 'secondStepPerKnownDevice' || !caller) return {};
  const device = `(select device_id from sessions where id = '${String(caller.session['id'])}')`;
  return { state: `update sessions set device_id = ${device} where account_id = '${caller.world.personId}'` };
};

/** One call per declared limit, with that limit exhausted. */
export const limitCells = async (harness: Harness, row: EndpointRow): Promise<Cell[]> => {
  const { access } = row;
  const role = access.kind === 'session' ? (access.roles[0] ?? 'groomer') : 'nobody';
  const caller = role === 'nobody' ? undefined : harness.caller(role);
  const cells: Cell[] = [];
  for (const { name } of row.limit) {
    // A device is known only to the accounts that signed in on it.
    if (name.endsWith('PerKnownDevice'))
      cells.push(
        await runCell(harness, row, {
          who: `${name} used up, on the device of a stranger`,
          role,
          caller,
          body: { deviceId: STRANGERS_DEVICE },
          send: { refusedLimit: name },
        }),
      );
    cells.push(
      await runCell(harness, row, {
        who: `${name} used up`,
        role,
        caller,
        turnedAway: 'too_many_requests',
        body: countedWhen(name, caller?.world ?? harness.world('groomer')),
        send: { refusedLimit: name, ...stateWhen(name, caller) },
      }),
    );
  }
  return cells;
};
