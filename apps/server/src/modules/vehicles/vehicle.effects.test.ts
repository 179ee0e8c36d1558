import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVan, startTestApi, type TestApi } from '../../../testing/index.ts';
import { transition } from '../../platform/machines/transition.ts';
import { vehicles } from './vehicle.effects.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('a van whose record is incomplete is refused by the machine itself', async () => {
  const { id } = await buildVan(await api.as('fleet_owner'));
  const list = api.platform.db.inSite(api.site.id, (tx) =>
    transition(tx, vehicles, { id, name: 'list', actor: 'owner', viewer: null }, api.platform),
  );
  await expect(list).rejects.toMatchObject({
    code: 'illegal_transition',
    message: 'Finish what is left before you list this van.',
  });
});
