import { MAX_IMAGE_BYTES, MAX_VIDEO_LINKS, VAN_VIEWS } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FLEET,
  VEHICLES,
  buildCompleteVan,
  buildFile,
  buildVan,
  newVin,
  startTestApi,
  type SignedIn,
  type TestApi,
  type Van,
} from '../../../testing/index.ts';

const MANY = 10_000;
const AT_ONCE = 40;

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.as('fleet_owner');
});

const read = async (id: string): Promise<Van> => (await owner.call(`GET ${VEHICLES}/:id`, { params: { id } })).body;
const many = <T>(one: (at: number) => T): T[] => Array.from({ length: MANY }, (_, at) => one(at));

it(`one VIN is that of one van, however many of ${AT_ONCE} owners add it at once`, async () => {
  const vin = newVin();
  const owners = await Promise.all(Array.from({ length: 8 }, () => api.as('fleet_owner')));
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      (owners[at % owners.length] ?? owner).call(`POST ${VEHICLES}`, { body: { vin, name: `Van ${at}` } }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const { status, error } of answers.filter((answer) => !won.includes(answer)))
    expect([status, error.code]).toEqual([409, 'vin_taken']);
  const totals = await Promise.all(
    owners.map(async (one) => (await one.call(`GET ${VEHICLES}/my-vehicles`)).body.total),
  );
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(1);
});

describe('a call with far too much', () => {
  const LONG = 'x'.repeat(200_000);
  const cases: readonly (readonly [string, string, () => object])[] = [
    ['features', 'features', () => ({ features: many(() => 'generator') })],
    ['made-up features', 'features', () => ({ features: many((at) => `feature_${at}`) })],
    ['photos', 'images', () => ({ images: many((at) => ({ id: null, view: VAN_VIEWS[at % VAN_VIEWS.length] })) })],
    ['video links', 'video-links', () => ({ videoLinks: many((at) => `https://video.example.com/${at}`) })],
    ['the same video link', 'video-links', () => ({ videoLinks: many(() => 'https://video.example.com/a') })],
    ['days', 'availability', () => ({ availability: many((at) => ({ day: (at % 7) + 1, availability: 'slots' })) })],
    ['photos of a trailer', 'trailer', () => ({ name: 'Scamp', images: many(() => crypto.randomUUID()) })],
    ['a text', 'insurance', () => ({ insuranceType: 'custom', details: { company: LONG, liabilityLimits: LONG } })],
  ];

  it.each(cases)('%s is refused whole', async (_what, section, body) => {
    const { id } = await buildCompleteVan(api, owner);
    const before = await read(id);
    const answer = await owner.call(`POST ${FLEET}/:id/${section}` as `POST ${typeof FLEET}/:id/features`, {
      params: { id },
      body: body(),
    });
    expect([413, 422]).toContain(answer.status);
    expect(answer.raw.length).toBeLessThan(20_000);
    expect(await read(id)).toEqual(before);
  });

  it('at its most is kept', async () => {
    const { id } = await buildVan(owner);
    const videoLinks = Array.from({ length: MAX_VIDEO_LINKS }, (_, at) => `https://video.example.com/${at}`);
    const { body } = await owner.call(`POST ${FLEET}/:id/video-links`, { params: { id }, body: { videoLinks } });
    expect(body.videoLinks).toEqual(videoLinks);
  });
});

describe('a video of a van', () => {
  it.each([
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://video.example.com/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'blob:https://video.example.com/1',
    'file:///etc/passwd',
  ])('is not behind %j', async (link) => {
    const { id } = await buildVan(owner);
    const { status } = await owner.call(`POST ${FLEET}/:id/video-links`, {
      params: { id },
      body: { videoLinks: ['https://video.example.com/a', link] },
    });
    expect([status, (await read(id)).videoLinks]).toEqual([422, []]);
  });
});

describe('a photo of a van', () => {
  const start = (bytes: number) =>
    owner.call('POST /v2/attachment/images', {
      body: { filename: 'van.png', contentType: 'image/png', sizeBytes: bytes, alt: 'Van' },
    });
  const save = (id: string, image: string) =>
    owner.call(`POST ${FLEET}/:id/images`, { params: { id }, body: { images: [{ id: image, view: 'front' }] } });

  it('is not one that never arrived, nor one of which the bytes were refused', async () => {
    const { id } = await buildVan(owner);
    const neverSent = (await start(1_000)).body.id;
    expect((await save(id, neverSent)).status).toBe(404);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const { body } = await start(page.length);
    const { url, headers } = body.upload;
    expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(page) })).status).toBe(200);
    const params = { id: body.id };
    expect((await owner.call('POST /v2/attachment/images/:id/complete', { params })).error.code).toBe('file_refused');
    expect((await save(id, body.id)).status).toBe(404);
    expect((await read(id)).images).toEqual([]);
  });

  it('has at most the bytes that are agreed on', async () => {
    expect((await start(MAX_IMAGE_BYTES + 1)).error.errors).toHaveProperty('sizeBytes');
  });
});

describe('a meter', () => {
  it('is rolled back by no call', async () => {
    const { id } = await buildVan(owner, { startingOdometer: 40_000 });
    const params = { id };
    const reading = (body: object) =>
      owner.call(`POST ${VEHICLES}/:id/meter-readings`, { params, body: { meter: 'odometer', value: 0, ...body } });
    expect((await reading({ value: 40_900 })).status).toBe(200);
    const ways = [
      await reading({ value: 40_100 }),
      await reading({ value: 0 }),
      await owner.call(`PUT ${VEHICLES}/:id`, { params, body: { odometerValue: 40_100 } }),
      await owner.call(`POST ${FLEET}/:id`, { params, body: { odometerValue: 40_100 } }),
      await owner.call(`PUT ${VEHICLES}/:id`, { params, body: { odometerValue: 0 } }),
    ];
    for (const { status } of ways) expect(status).toBe(422);
    const van = await read(id);
    expect([van.odometerValue, van.meters.length]).toEqual([40_900, 1]);
  });

  it('that is corrected or replaced keeps what it showed before', async () => {
    const { id } = await buildVan(owner, { startingOdometer: 40_000 });
    const params = { id };
    const reading = (body: object) =>
      owner.call(`POST ${VEHICLES}/:id/meter-readings`, { params, body: { meter: 'odometer', value: 0, ...body } });
    await reading({ value: 40_900 });
    const [first] = (await read(id)).meters;
    // Below what the van began with also as a correction.
    expect((await reading({ value: 39_000, corrects: first?.id })).status).toBe(422);
    expect((await reading({ value: 12, isNewMeter: true })).status).toBe(200);
    const { items } = (await owner.call(`GET ${VEHICLES}/:id/meter-readings`, { params })).body;
    expect(items.map(({ value, isNewMeter }) => [value, isNewMeter])).toEqual([
      [12, true],
      [40_900, false],
    ]);
  });
});

describe('the van of another owner', () => {
  it('takes no files of a stranger, and gives none away', async () => {
    const { id } = await buildCompleteVan(api, owner);
    const stranger = await api.as('fleet_owner');
    const theirs = await buildVan(stranger);
    const photo = (await read(id)).images[0]?.image.id ?? '';
    const document = (await read(id)).documents[0]?.id ?? '';
    const params = { id: theirs.id };
    const answers = [
      await stranger.call(`POST ${FLEET}/:id/images`, { params, body: { images: [{ id: photo, view: 'front' }] } }),
      await stranger.call(`POST ${FLEET}/:id/trailer`, { params, body: { name: 'Scamp', images: [photo] } }),
      await stranger.call(`POST ${VEHICLES}/:id/documents`, {
        params,
        body: { kind: 'registration', document, expiresOn: '2040-01-01' },
      }),
      await stranger.call(`POST ${VEHICLES}/:id/meter-readings`, {
        params,
        body: { meter: 'odometer', value: 10, photo },
      }),
      await stranger.call(`POST ${FLEET}/:id/insurance`, {
        params,
        body: { insuranceType: 'custom', details: { insuranceCard: document, expiresOn: '2040-01-01' } },
      }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    const found = await stranger.call(`GET ${FLEET}/list`, { query: { search: 'RKL 4417' } });
    expect(found.body.total).toBe(0);
    const groomer = await api.as('groomer');
    const file = await buildFile(api, groomer.account.id, 'image');
    expect(
      (
        await groomer.call(`POST ${FLEET}/:id/images`, {
          params: { id },
          body: { images: [{ id: file, view: 'front' }] },
        })
      ).status,
    ).toBe(404);
  });
});
