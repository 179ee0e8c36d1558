import { MAX_IMAGE_BYTES, type Duty } from '@tailgate/contract';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fireTimers, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { removeIncoming } from './attachments.jobs.ts';
import { incomingKey } from './attachments.rules.ts';

let api: TestApi;
let png: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  png = await picture(40, 30).png().toBuffer();
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

const startImage = (person: SignedIn, bytes: Buffer, more: object = {}) =>
  person.call('POST /v2/attachment/images', {
    body: { filename: 'rex.png', contentType: 'image/png', sizeBytes: bytes.length, alt: 'Rex', ...more },
  });
const put = async (slot: { upload: { url: string; headers: Record<string, string> } }, bytes: Buffer) => {
  const { url, headers } = slot.upload;
  const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(answer.status).toBe(200);
};
const finish = (person: SignedIn, id: string, headers: Record<string, string> = {}) =>
  person.call('POST /v2/attachment/images/:id/complete', { params: { id }, headers });
const read = (person: SignedIn, id: string) => person.call('GET /v2/attachment/images/:id', { params: { id } });

/** Uploaded but not yet completed. */
const uploaded = async (person: SignedIn, bytes: Buffer, more: object = {}) => {
  const { body } = await startImage(person, bytes, more);
  await put(body, bytes);
  return body.id;
};
const ready = async (person: SignedIn) => {
  const id = await uploaded(person, png);
  expect((await finish(person, id)).status).toBe(200);
  return id;
};
const fetchBytes = async (url: string) => {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const rowOf = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<Record<string, unknown>>('select * from files where id = $1', [id]),
  );
  return rows[0];
};

const queuedRemovalOf = async (fileId: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ payload: { siteId: string; fileId: string } }>(
      // real time: the queue's own
      `select payload from graphile_worker._private_jobs where payload->>'fileId' = $1 and run_at <= now()`,
      [fileId],
    ),
  );
  if (!rows[0]) throw new Error('No removal is queued');
  return rows[0].payload;
};

describe('an image', () => {
  it('RL-images-01 RL-images-02 is uploaded directly to storage and returned in three sizes', async () => {
    const groomer = await api.as('groomer');
    const original = await picture(2000, 1000).jpeg().toBuffer();
    const slot = await startImage(groomer, original, { filename: 'van.jpg', contentType: 'image/jpeg', alt: 'My van' });
    expect(slot.status).toBe(200);
    expect(slot.body.upload).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/jpeg' } });
    const secondsLeft = (Date.parse(slot.body.upload.expiresAt) - api.clock.now().getTime()) / 1000;
    expect(secondsLeft).toBeGreaterThan(14 * 60);
    expect(secondsLeft).toBeLessThanOrEqual(15 * 60);
    await put(slot.body, original);

    const { status, body } = await finish(groomer, slot.body.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: slot.body.id, alt: 'My van', filename: 'van.jpg', url: body.sizes.large });
    const sizes = await Promise.all(
      Object.entries(body.sizes).map(async ([name, url]) => {
        const { format, width, height } = await sharp(await fetchBytes(url)).metadata();
        return [name, format, width, height];
      }),
    );
    // Served from the configured public URL.
    for (const url of Object.values(body.sizes)) expect(url).toContain(api.platform.config.S3_PUBLIC_ENDPOINT);
    expect(sizes).toEqual([
      ['thumbnail', 'webp', 200, 100],
      ['medium', 'webp', 800, 400],
      ['large', 'webp', 1600, 800],
    ]);
    expect(await rowOf(body.id)).toMatchObject({
      status: 'ready',
      stored_type: 'image/jpeg',
      width: 1600,
      height: 800,
    });
    expect((await read(groomer, body.id)).body).toEqual(body);
  });

  it('is never enlarged', async () => {
    const groomer = await api.as('groomer');
    const { body } = await read(groomer, await ready(groomer));
    for (const url of Object.values(body.sizes)) {
      expect(await sharp(await fetchBytes(url)).metadata()).toMatchObject({ width: 40, height: 30 });
    }
  });

  it('loses location and camera metadata and is rotated upright', async () => {
    const original = await picture(60, 20)
      .withExif({
        IFD0: { Make: 'SecretCam' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '30/1 16/1 28/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '97/1 44/1 25/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(original.includes('SecretCam')).toBe(true);
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer, original, { contentType: 'image/jpeg' });
    const { body } = await finish(groomer, id);
    for (const url of Object.values(body.sizes)) {
      const bytes = await fetchBytes(url);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect([width, height]).toEqual([20, 60]);
      expect(bytes.includes('SecretCam')).toBe(false);
    }
  });

  it('can be set as profile picture', async () => {
    const groomer = await api.as('groomer');
    const profilePictureId = await ready(groomer);
    await groomer.call('POST /v2/service-provider/account/settings', { body: { profilePictureId } });
    const { user } = (await groomer.call('GET /v2/account/me')).body;
    expect((await sharp(await fetchBytes(user.photoURL ?? '')).metadata()).format).toBe('webp');
    const profile = await api.call('GET /v2/service-provider/account/public-profile/:id', {
      params: { id: groomer.account.id },
    });
    expect(profile.body.profilePicture?.id).toBe(profilePictureId);
  });

  it('keeps its signed URL for a while, so that browsers can cache it', async () => {
    const groomer = await api.as('groomer');
    const id = await ready(groomer);
    expect((await read(groomer, id)).body).toEqual((await read(groomer, id)).body);
  });

  it('leaves no object under incoming/', async () => {
    const groomer = await api.as('groomer');
    const [accepted, refused] = [await ready(groomer), await uploaded(groomer, Buffer.from('not an image'))];
    await finish(groomer, refused);
    const left = () =>
      Promise.all([accepted, refused].map((id) => api.platform.storage.sizeOf(incomingKey(api.site.id, id))));
    expect(await left()).toEqual([png.length, 'not an image'.length]);
    // The upload URL has expired.
    await api.makeJobsDue();
    const worker = await api.startWorker();
    try {
      await expect.poll(left).toEqual([undefined, undefined]);
    } finally {
      await worker.stop();
    }
  });
});

/** A tiny PNG whose header declares these dimensions. */
const pngClaiming = (width: number, height: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('bytes that differ from the declaration', () => {
  it.each([
    ['plain text', () => Buffer.from('hello, I am text'), 'wrong_type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong_type'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'wrong_type',
    ],
    ['a document', () => PDF, 'wrong_type'],
    [
      'an animation',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'wrong_type',
    ],
    ['a truncated image', () => png.subarray(0, 60), 'not_readable'],
    ['too many pixels', () => pngClaiming(50_000, 50_000), 'too_many_pixels'],
  ])('rejects %s permanently', async (_what, bytesOf, because) => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer, bytesOf());
    const answer = await finish(groomer, id);
    expect(answer.status).toBe(422);
    expect(answer.error.code).toBe('file_refused');
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refused_because: because });
    expect((await finish(groomer, id)).error.code).toBe('illegal_transition');
    expect((await read(groomer, id)).status).toBe(404);
  });

  it.each([
    ['more', () => Buffer.concat([png, Buffer.alloc(10)])],
    ['less', () => png.subarray(0, png.length - 1)],
  ])('rejects %s bytes than declared', async (_what, bytesOf) => {
    const groomer = await api.as('groomer');
    const { body } = await startImage(groomer, png);
    const { url, headers } = body.upload;
    expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytesOf()) })).status).toBe(403);
    // Storage rejects it already; bytes that get through are rejected by us.
    const key = new URL(url).pathname.split('/').slice(2).join('/');
    await api.platform.storage.write(key, bytesOf(), 'image/png');
    expect((await finish(groomer, body.id)).error.code).toBe('file_refused');
    expect(await rowOf(body.id)).toMatchObject({ status: 'refused', refused_because: 'wrong_size' });
  });

  it('accepts a small image of the declared size', async () => {
    const groomer = await api.as('groomer');
    const bytes = await picture(3000, 2).png().toBuffer();
    expect((await finish(groomer, await uploaded(groomer, bytes))).status).toBe(200);
  });
});

describe('completing an upload', () => {
  it('is rejected before the bytes are uploaded', async () => {
    const groomer = await api.as('groomer');
    const { body } = await startImage(groomer, png);
    const early = await finish(groomer, body.id);
    expect(early.status).toBe(409);
    expect(early.error.code).toBe('file_not_uploaded');
    await put(body, png);
    expect((await finish(groomer, body.id)).status).toBe(200);
  });

  it('happens once for two concurrent calls', async () => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer, png);
    const atOnce = await Promise.all([finish(groomer, id), finish(groomer, id)]);
    expect(atOnce.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await finish(groomer, id)).error.code).toBe('illegal_transition');
  });

  it('returns the same response for the same idempotency key', async () => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer, png);
    const key = { 'idempotency-key': `finish-${id}` };
    const first = await finish(groomer, id, key);
    expect((await finish(groomer, id, key)).body).toEqual(first.body);
  });

  it('is allowed for the owner only, on the endpoint of its kind', async () => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer, png);
    const others = [
      await finish(await api.as('groomer'), id),
      await finish(await api.as('staff'), id),
      await finish(await api.as('groomer', api.otherSite), id),
      await groomer.call('POST /v2/attachment/documents/:id/complete', { params: { id } }),
      await finish(groomer, newId()),
      await finish(groomer, 'nonsense'),
    ];
    expect(others.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await finish(groomer, id)).status).toBe(200);
  });
});

describe('reading an image', () => {
  it('is allowed for the owner, staff and support of the site; others get 404', async () => {
    const owner = await api.as('customer');
    const id = await ready(owner);
    for (const role of ['staff', 'support'] as const)
      expect((await read(await api.as(role), id)).status, role).toBe(200);
    for (const role of ['groomer', 'customer', 'fleet_owner'] as const) {
      expect((await read(await api.as(role), id)).status, role).toBe(404);
    }
    expect((await read(await api.as('staff', api.otherSite), id)).status).toBe(404);
  });

  it('is allowed for staff with the duty for people only, as long as they have it', async () => {
    const id = await ready(await api.as('customer'));
    const staff = async (duties: readonly Duty[]) => await api.as(await api.account({ roles: ['staff'], duties }));
    expect((await read(await staff(['people']), id)).status).toBe(200);
    for (const duties of [[], ['money', 'content']] as const)
      expect((await read(await staff(duties), id)).status).toBe(404);
  });

  it('is allowed for all users of the site when the image is public', async () => {
    const id = await ready(await api.as('groomer'));
    await api.database.asOwner((owner) => owner.query('update files set is_public = true where id = $1', [id]));
    expect((await read(await api.as('customer'), id)).status).toBe(200);
    expect((await read(await api.as('customer', api.otherSite), id)).status).toBe(404);
    expect((await api.call('GET /v2/attachment/images/:id', { params: { id } })).status).toBe(401);
  });

  it('requires a completed upload', async () => {
    const groomer = await api.as('groomer');
    expect((await read(groomer, await uploaded(groomer, png))).status).toBe(404);
  });
});

describe('a document', () => {
  const startDocument = (person: SignedIn, bytes: Buffer) =>
    person.call('POST /v2/attachment/documents', {
      body: {
        filename: 'licence.pdf',
        contentType: 'application/pdf',
        sizeBytes: bytes.length,
        title: 'Business license',
      },
    });
  const finishDocument = (person: SignedIn, id: string) =>
    person.call('POST /v2/attachment/documents/:id/complete', { params: { id } });

  it('is stored unchanged and listed', async () => {
    const groomer = await api.as('groomer');
    const slot = await startDocument(groomer, PDF);
    await put(slot.body, PDF);
    const { status, body } = await finishDocument(groomer, slot.body.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: slot.body.id, title: 'Business license' });
    expect(await fetchBytes(body.url)).toEqual(PDF);
    const list = await groomer.call('GET /v2/service-provider/account/documents');
    expect(list.body.items).toMatchObject([{ id: body.id, title: 'Business license', type: 'application/pdf' }]);
    expect((await read(groomer, body.id)).status).toBe(404);
  });

  it('is rejected if it is an executable', async () => {
    const groomer = await api.as('groomer');
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
    const slot = await startDocument(groomer, program);
    await put(slot.body, program);
    expect((await finishDocument(groomer, slot.body.id)).error.code).toBe('file_refused');
    expect((await groomer.call('GET /v2/service-provider/account/documents')).body.items).toEqual([]);
  });
});

describe('an upload request', () => {
  it.each([
    ['a wrong type', { contentType: 'image/svg+xml' }, 'contentType'],
    ['a size above the maximum', { sizeBytes: MAX_IMAGE_BYTES + 1 }, 'sizeBytes'],
    ['an empty file', { sizeBytes: 0 }, 'sizeBytes'],
    ['an empty file name', { filename: ' ' }, 'filename'],
  ])('rejects %s', async (_what, more, field) => {
    const answer = await startImage(await api.as('groomer'), png, more);
    expect(answer.status).toBe(422);
    expect(answer.error.errors).toHaveProperty([field]);
  });

  it('expires after a day, and its object is removed', async () => {
    const groomer = await api.as('groomer');
    const [old, done] = [await uploaded(groomer, png), await ready(groomer)];
    api.clock.advance(12 * 60 * 60);
    const fresh = await uploaded(await api.as(groomer.account), png);
    api.clock.advance(12 * 60 * 60);
    await fireTimers(api);
    expect(await rowOf(old)).toMatchObject({ status: 'refused', refused_because: 'abandoned' });
    await removeIncoming.run(await queuedRemovalOf(old), api.platform);
    expect(await api.platform.storage.sizeOf(incomingKey(api.site.id, old))).toBeUndefined();
    const again = await api.as(groomer.account);
    expect((await finish(again, old)).error.code).toBe('illegal_transition');
    expect((await finish(again, fresh)).status).toBe(200);
    expect((await read(again, done)).status).toBe(200);
  });
});
