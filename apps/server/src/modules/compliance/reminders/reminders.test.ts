import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queuedFor, startTestApi, type TestApi } from '../../../../testing/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { buildVanDays, prepareSite, type VanDays } from '../van-days.testing.ts';
import { tellOfPapers } from '../compliance.jobs.ts';

let api: TestApi;
let ids: Awaited<ReturnType<typeof prepareSite>>;
let world: VanDays;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await prepareSite(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  world = await buildVanDays(api, ids);
  await world.assign(world.ana);
});

const run = (platform: Platform = api.platform) => tellOfPapers.run({ siteId: api.site.id }, platform);
const textsTo = async (phone: string | null) =>
  (await queuedFor(api, phone)).filter((words) => words.includes('of Van'));
const told = async () => ({
  owner: (await textsTo(world.owner.account.phone)).length,
  ana: (await textsTo(world.ana.account.phone)).length,
  ben: (await textsTo(world.ben.account.phone)).length,
});
const goTo = (days: number) => {
  api.clock.advance(days * 86_400);
};

describe('reminders of an expiry', () => {
  it('come 30, 14 and 3 days ahead and once it expired, each once: the owner all, who drives the last two', async () => {
    await world.give('inspection', 31);
    await world.book(world.ana, 33, '09:00');
    const seen: [number, number, number][] = [];
    for (let day = 0; day <= 34; day += 1) {
      await run();
      await run();
      const { owner, ana } = await told();
      const before = seen.at(-1);
      if (before?.[1] !== owner || before[2] !== ana) seen.push([31 - day, owner, ana]);
      goTo(1);
    }
    expect(seen).toEqual([
      [31, 0, 0],
      [30, 1, 0],
      [14, 2, 0],
      [3, 3, 1],
      [-1, 4, 2],
    ]);
    const [first] = await textsTo(world.owner.account.phone);
    expect(first).toMatch(
      /the inspection of Van expires .+, in 30 days\. Without a new one 1 booked appointment \(\$90\) cannot/,
    );
    const [hers] = await textsTo(world.ana.account.phone);
    expect(hers).toMatch(/in 3 days\. Without a new one 1 booked appointment cannot start from .+ has to renew it/);
    expect((await told()).ben).toBe(0);
  });

  it('end with a renewal', async () => {
    await world.give('inspection', 20);
    goTo(5);
    await run();
    expect((await told()).owner).toBe(0);
    goTo(1);
    await run();
    expect((await told()).owner).toBe(1);
    await world.give('inspection', 400, world.van, await api.as(world.owner.account));
    for (let day = 0; day < 20; day += 1) {
      goTo(1);
      await run();
    }
    expect(await told()).toEqual({ owner: 1, ana: 0, ben: 0 });
  });

  it('say the nearest after days without a worker, and nothing of those before', async () => {
    await world.give('inspection', 40);
    goTo(38);
    await run();
    expect(await told()).toEqual({ owner: 1, ana: 1, ben: 0 });
    expect((await textsTo(world.owner.account.phone))[0]).toContain('in 2 days');
  });

  it('reach who drives from now on, too', async () => {
    await world.give('inspection', 2);
    await run();
    expect(await told()).toEqual({ owner: 0, ana: 1, ben: 0 });
    await world.assign(world.ben);
    await run();
    await run();
    expect(await told()).toEqual({ owner: 0, ana: 1, ben: 1 });
  });

  it('are sent once where the job dies in the middle and runs again', async () => {
    await world.give('inspection', 2);
    await world.give('registration', 3);
    const { ana } = world;
    // Of two, the second to be told.
    const dying: Platform = {
      ...api.platform,
      seal: {
        ...api.platform.seal,
        close: (plain, context) => {
          if (plain.includes('registration')) throw new Error('The worker died');
          return api.platform.seal.close(plain, context);
        },
      },
    };
    await expect(run(dying)).rejects.toThrow('The worker died');
    await Promise.all([run(), run()]);
    expect((await textsTo(ana.account.phone)).toSorted().map((words) => words.match(/the (\w+) of/)?.[1])).toEqual([
      'inspection',
      'registration',
    ]);
  });

  it('are not about vans that nobody uses', async () => {
    await world.assign(null);
    await world.give('inspection', 14);
    await run();
    expect(await told()).toEqual({ owner: 0, ana: 0, ben: 0 });
  });
});
