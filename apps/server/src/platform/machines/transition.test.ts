import { movesFrom, providerMachine, targetOf } from '@tailgate/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { transition } from './transition.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const move = (id: string, name: 'submit' | 'approve', actor: string) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    transition(tx, providerMachine, { table: 'providers', keyColumn: 'account_id', id, name, actor }),
  );

describe('transition()', () => {
  it('moves along the rows and says from where to where', async () => {
    const { id } = await api.account({ status: 'new' });
    expect(await move(id, 'submit', 'provider')).toEqual({ from: 'new', to: 'pending' });
    expect(await move(id, 'approve', 'staff')).toEqual({ from: 'pending', to: 'approved' });
  });

  it('refuses a move from the wrong state and by the wrong actor', async () => {
    const { id } = await api.account({ status: 'active' });
    await expect(move(id, 'submit', 'provider')).rejects.toMatchObject({ code: 'illegal_transition', status: 409 });
    const pending = await api.account({ status: 'pending' });
    await expect(move(pending.id, 'approve', 'provider')).rejects.toMatchObject({ code: 'illegal_transition' });
  });

  it('lets one of many win', async () => {
    const { id } = await api.account({ status: 'new' });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => move(id, 'submit', 'provider')));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('does not see a row behind another site’s wall', async () => {
    const { id } = await api.account({ status: 'new' }, api.otherSite);
    await expect(move(id, 'submit', 'provider')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('machine rows', () => {
  it('answer which moves somebody has from here', () => {
    expect(movesFrom(providerMachine, 'staff', 'pending')).toEqual(['approve', 'deactivate']);
    expect(targetOf(providerMachine, 'approve', 'provider', 'pending')).toBeUndefined();
  });
});
