import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import { occupyCalendar, releaseCalendar, wantedStretch } from '../../../../testing/occupy-calendar.ts';
import { forgetPastDays } from '../scheduling.jobs.ts';

const ZONE = 'America/Chicago';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the busy minutes of a day', () => {
  const busyDays = (providerId: string) =>
    api.database.asOwner(async (owner) => {
      const { rows } = await owner.query<{ day: string; busy: string }>(
        `select day::text, busy::text from busy_days where resource_id = $1 and busy <> '{}' order by day`,
        [providerId],
      );
      return rows.map(({ day, busy }) => [day, busy]);
    });
  const take = (resourceId: string, start: string, end: string, more: object = {}) =>
    occupyCalendar(api, ZONE, wantedStretch({ resourceId, start: new Date(start), end: new Date(end), ...more }));

  it('are local, are cut at midnight and follow every change', async () => {
    const { account } = await api.as('groomer');
    const id = await take(account.id, '2028-01-05T15:00:00Z', '2028-01-05T16:30:00Z');
    await take(account.id, '2028-01-06T05:00:00Z', '2028-01-06T07:00:00Z');
    expect(await busyDays(account.id)).toEqual([
      ['2028-01-05', '{[540,630),[1380,1440)}'],
      ['2028-01-06', '{[0,60)}'],
    ]);
    await releaseCalendar(api, ZONE, { resourceId: account.id, id });
    expect(await busyDays(account.id)).toEqual([
      ['2028-01-05', '{[1380,1440)}'],
      ['2028-01-06', '{[0,60)}'],
    ]);
  });

  it('follow the time zone of the provider', async () => {
    const { account } = await api.as('groomer');
    await take(account.id, '2028-01-05T15:00:00Z', '2028-01-05T16:30:00Z');
    await api.database.asOwner((owner) =>
      owner.query(`update providers set time_zone = 'America/Denver' where account_id = $1`, [account.id]),
    );
    expect(await busyDays(account.id)).toEqual([['2028-01-05', '{[480,570)}']]);
  });

  it('count neither holds, which expire by themselves, nor anything on a day with two offsets', async () => {
    const { account } = await api.as('groomer');
    const expiresAt = new Date(api.clock.now().getTime() + 600_000);
    await take(account.id, '2028-01-05T15:00:00Z', '2028-01-05T16:30:00Z', { kind: 'hold', expiresAt });
    await take(account.id, '2028-03-12T15:00:00Z', '2028-03-12T16:00:00Z');
    expect(await busyDays(account.id)).toEqual([]);
  });

  it('cannot be missed by an update that moves an occupant', async () => {
    const { account } = await api.as('groomer');
    await take(account.id, '2028-01-05T15:00:00Z', '2028-01-05T16:30:00Z');
    const move = api.database.asOwner((owner) =>
      owner.query(
        `update occupancy set busy = tstzrange(app.now(), app.now() + interval '1 hour') where resource_id = $1`,
        [account.id],
      ),
    );
    await expect(move).rejects.toThrow('moved by deleting');
  });

  it('of the past are forgotten', async () => {
    const { account } = await api.as('groomer');
    await take(account.id, '2028-01-05T15:00:00Z', '2028-01-05T16:30:00Z');
    await api.database.asOwner((owner) =>
      owner.query(`insert into busy_days (resource_id, site_id, day, busy) values ($1, $2, '2020-01-01', '{[1,2)}')`, [
        account.id,
        api.site.id,
      ]),
    );
    await forgetPastDays.run({ siteId: api.site.id }, api.platform);
    expect((await busyDays(account.id)).map(([day]) => day)).toEqual(['2028-01-05']);
  });
});
