import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { emit } from '../../platform/events/events.ts';
import { imageKey } from '../../platform/files/image-key.ts';
import { newId } from '../../platform/ids.ts';
import { buildApi } from '../../start-api.ts';
import { accountDeleted } from '../accounts/accounts.events.ts';

let api: TestApi;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  api = await startTestApi();
  worker = await api.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

type Site = TestApi['site'];

const SETTINGS = {
  appName: 'Wet Noses',
  colors: { primary: '#ffd400', secondary: '#222222' },
  serviceEmail: 'service@example.test',
  maintenanceEmail: 'vans@example.test',
  supportPhone: null,
  timeZone: null,
  requireEmergencySettings: false,
  partnerProgrammeName: 'Wagging Wheels',
  socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
  lists: {
    cancellationReasons: [],
    rejectionReasons: [],
    maintenanceServiceTypes: [],
    priorities: [],
    rescheduleReasons: [],
    maintenanceCancellationReasons: [],
    customerBlockReasons: [],
  },
};
type Logos = { appLogoImageId?: string | null; appLogoLightImageId?: string | null };

const save = (staff: SignedIn, logos: Logos) =>
  staff.call('PUT /v1/sites/:site/settings', { params: { site: 'current' }, body: { ...SETTINGS, ...logos } });

/** A ready image, as if it had been uploaded. */
const imageOf = async ({ id: ownerId }: { id: string }, site: Site = api.site, changes: object = {}) => {
  const id = newId();
  const bytes = await sharp({ create: { width: 80, height: 20, channels: 3, background: '#cc0000' } })
    .webp()
    .toBuffer();
  for (const size of ['thumbnail', 'medium', 'large'] as const)
    await api.platform.storage.write(imageKey(site.id, id, size), bytes, 'image/webp');
  await api.platform.db.inSite(site.id, (tx) =>
    tx
      .insertInto('files')
      .values({
        id,
        site_id: site.id,
        owner_id: ownerId,
        kind: 'image',
        status: 'ready',
        filename: 'logo.png',
        declared_type: 'image/png',
        declared_bytes: bytes.length,
        ...changes,
      })
      .execute(),
  );
  return id;
};

const get = (path: string, site: Site = api.site) => api.app.inject({ url: path, headers: { host: site.host } });
const logoAt = (fileId: string) => `/logos/${fileId}.webp`;
const isKept = async (fileId: string) => ({
  row:
    ((await api.database.asOwner((owner) => owner.query('select 1 from files where id = $1', [fileId]))).rowCount ??
      0) > 0,
  bytes: (await api.platform.storage.sizeOf(imageKey(api.site.id, fileId, 'medium'))) !== undefined,
});

describe('an uploaded logo', () => {
  it('RL-white-label-01 is loaded by everybody from a path that does not expire', async () => {
    const staff = await api.as('staff');
    const [logo, logoLight] = [await imageOf(staff.account), await imageOf(staff.account)];
    const { status, body } = await save(staff, { appLogoImageId: logo, appLogoLightImageId: logoLight });
    expect(status).toBe(200);
    expect(body).toMatchObject({ appLogo: logoAt(logo), appLogoLight: logoAt(logoLight) });
    for (const path of [body.appLogo, body.appLogoLight]) {
      const answer = await get(path ?? '');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, height: 20 });
    }
  });

  it('stays when other settings are saved, by other staff too', async () => {
    const [uploader, colleague] = [await api.as('staff'), await api.as('staff')];
    const logo = await imageOf(uploader.account);
    await save(uploader, { appLogoImageId: logo });
    expect((await save(colleague, {})).body.appLogo).toBe(logoAt(logo));
    expect((await get(logoAt(logo))).statusCode).toBe(200);
  });

  it('is not found once it was removed or replaced, and its bytes are deleted', async () => {
    const staff = await api.as('staff');
    const [first, second] = [await imageOf(staff.account), await imageOf(staff.account)];
    await save(staff, { appLogoImageId: first, appLogoLightImageId: null });
    await save(staff, { appLogoImageId: second });
    expect((await get(logoAt(first))).statusCode).toBe(404);
    expect((await get(logoAt(second))).statusCode).toBe(200);
    await expect.poll(() => isKept(first)).toEqual({ row: false, bytes: false });
    expect((await save(staff, { appLogoImageId: null })).body.appLogo).toBeNull();
    expect((await get(logoAt(second))).statusCode).toBe(404);
    await expect.poll(() => isKept(second)).toEqual({ row: false, bytes: false });
  });

  it('stays for dark backgrounds when it is removed for light ones', async () => {
    const staff = await api.as('staff');
    const logo = await imageOf(staff.account);
    await save(staff, { appLogoImageId: logo, appLogoLightImageId: logo });
    await save(staff, { appLogoImageId: null });
    expect((await get(logoAt(logo))).statusCode).toBe(200);
    expect(await isKept(logo)).toEqual({ row: true, bytes: true });
  });

  it('is kept with its owner where it is also a profile picture', async () => {
    const staff = await api.as('staff');
    const logo = await imageOf(staff.account);
    await api.database.asOwner((owner) =>
      owner.query('update accounts set photo_file_id = $2 where id = $1', [staff.account.id, logo]),
    );
    const other = await imageOf(staff.account);
    await save(staff, { appLogoImageId: logo, appLogoLightImageId: other });
    await save(staff, { appLogoImageId: null, appLogoLightImageId: null });
    await expect.poll(() => isKept(other)).toEqual({ row: false, bytes: false });
    expect(await isKept(logo)).toEqual({ row: true, bytes: true });
  });

  it('outlives the account that uploaded it', async () => {
    const [leaver, stayer] = [await api.as('staff'), await api.as('staff')];
    const [logo, other] = [await imageOf(leaver.account), await imageOf(leaver.account)];
    await save(leaver, { appLogoImageId: logo });
    await api.platform.db.inSite(api.site.id, (tx) => emit(tx, accountDeleted, { accountId: leaver.account.id }));
    await expect.poll(() => isKept(other)).toEqual({ row: false, bytes: false });
    expect((await get(logoAt(logo))).statusCode).toBe(200);
    await save(stayer, { appLogoImageId: null });
    await expect.poll(() => isKept(logo)).toEqual({ row: false, bytes: false });
  });

  it('is drawn as the icon of the installed app', async () => {
    const staff = await api.as('staff');
    await save(staff, { appLogoImageId: await imageOf(staff.account) });
    // The list of sites is kept for some seconds: a new server has not read it yet.
    const app = await buildApi(api.platform);
    const icon = (await app.inject({ url: '/icons/icon-192.png', headers: { host: api.site.host } })).rawPayload;
    await app.close();
    const middle = sharp(icon).removeAlpha().extract({ left: 96, top: 96, width: 1, height: 1 }).raw();
    const [red = 0, green = 255] = await middle.toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(60);
  });
});

describe('as a logo is refused', () => {
  it.each([
    ['an image of a customer', async () => imageOf((await api.as('customer')).account)],
    ['an image of another staff member', async () => imageOf((await api.as('staff')).account)],
    ['a file of another site', async () => imageOf((await api.as('staff', api.otherSite)).account, api.otherSite)],
    ['an unknown file', () => Promise.resolve(newId())],
  ])('%s', async (_what, fileId) => {
    const staff = await api.as('staff');
    const before = (await save(staff, {})).body.appLogo;
    const answer = await save(staff, { appLogoImageId: await fileId() });
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    expect((await save(staff, {})).body.appLogo).toBe(before);
  });

  it.each([
    ['a document', { kind: 'document' }],
    ['an upload that was not inspected', { status: 'awaiting_upload' }],
    ['an upload that was rejected', { status: 'refused' }],
  ])('%s', async (_what, changes) => {
    const staff = await api.as('staff');
    const fileId = await imageOf(staff.account, api.site, changes);
    expect((await save(staff, { appLogoImageId: fileId })).status).toBe(404);
  });

  it('an image sent by somebody who is not staff', async () => {
    const groomer = await api.as('groomer');
    expect((await save(groomer, { appLogoImageId: await imageOf(groomer.account) })).status).toBe(403);
  });
});

describe('the public path', () => {
  it('serves nothing but current logos of the site of the host', async () => {
    const staff = await api.as('staff');
    const [logo, other] = [await imageOf(staff.account), await imageOf(staff.account)];
    await save(staff, { appLogoImageId: logo });
    expect((await get(logoAt(logo))).statusCode).toBe(200);
    expect((await get(logoAt(logo), api.otherSite)).statusCode).toBe(404);
    expect((await get(logoAt(other))).statusCode).toBe(404);
    for (const name of ['x', `${logo}.svg`, logo, `..%2F${logo}.webp`])
      expect((await get(`/logos/${name}`)).statusCode, name).toBe(404);
  });

  it('is limited per address', async () => {
    const strict = await buildApi({ ...api.platform, config: { ...api.platform.config, RATE_LIMIT_SCALE: 0.001 } });
    const ask = () =>
      strict.inject({ url: logoAt(newId()), remoteAddress: '10.9.8.7', headers: { host: api.site.host } });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(429);
    await strict.close();
  });
});

it('an external logo stays until it is replaced or removed', async () => {
  const staff = await api.as('staff');
  await save(staff, { appLogoImageId: null });
  const url = 'https://cdn.example.test/logo.png';
  await api.database.asOwner((owner) =>
    owner.query('update sites set app_logo = $2 where id = $1', [api.site.id, url]),
  );
  expect((await save(staff, {})).body.appLogo).toBe(url);
  const logo = await imageOf(staff.account);
  expect((await save(staff, { appLogoImageId: logo })).body.appLogo).toBe(logoAt(logo));
  expect((await save(staff, { appLogoImageId: null })).body.appLogo).toBeNull();
});
