import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fireTimers, startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let png: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  png = await picture().png().toBuffer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'tan' } });

const uploaded = async (person: SignedIn, bytes = png) => {
  const { body } = await person.call('POST /v2/attachment/images', {
    body: { filename: 'rex.png', contentType: 'image/png', sizeBytes: bytes.length },
  });
  await fetch(body.upload.url, { method: 'PUT', headers: body.upload.headers, body: new Uint8Array(bytes) });
  return body.id;
};
const finish = (person: SignedIn, id: string) =>
  person.call('POST /v2/attachment/images/:id/complete', { params: { id } });
const statusOf = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ status: string; refused_because: string | null }>(
      'select status, refused_because from files where id = $1',
      [id],
    ),
  );
  return rows[0];
};

describe('completing an upload', () => {
  it('inspects an upload once for any number of concurrent calls', async () => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer);
    const { read } = api.platform.storage;
    const [begun, goOn] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const reads = vi.spyOn(api.platform.storage, 'read').mockImplementationOnce(async (key) => {
      begun.resolve(undefined);
      await goOn.promise;
      return await read(key);
    });
    const first = finish(groomer, id);
    await begun.promise;
    const others = await Promise.all(Array.from({ length: 11 }, () => finish(groomer, id)));
    goOn.resolve(undefined);
    expect((await first).status).toBe(200);
    expect(others.map(({ status }) => status)).toEqual(Array<number>(11).fill(409));
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('keeps a limited number of uploads in memory', async () => {
    const groomer = await api.as('groomer');
    const ids = await Promise.all(Array.from({ length: 6 }, () => uploaded(groomer)));
    const { read } = api.platform.storage;
    let [running, most] = [0, 0];
    vi.spyOn(api.platform.storage, 'read').mockImplementation(async (key) => {
      most = Math.max(most, (running += 1));
      const bytes = await read(key);
      running -= 1;
      return bytes;
    });
    const answers = await Promise.all(ids.map((id) => finish(groomer, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(most).toBeLessThanOrEqual(2);
  });

  it('rejects AVIF under any file name', async () => {
    const groomer = await api.as('groomer');
    const avif = await picture().avif({ effort: 0 }).toBuffer();
    const announced = await groomer.call('POST /v2/attachment/images', {
      body: { filename: 'rex.avif', contentType: 'image/avif', sizeBytes: avif.length },
    });
    expect(announced.error.errors).toHaveProperty('contentType');
    const id = await uploaded(groomer, avif);
    expect((await finish(groomer, id)).error.code).toBe('file_refused');
    expect(await statusOf(id)).toEqual({ status: 'refused', refused_because: 'wrong_type' });
  });

  it('can be retried after a storage failure', async () => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer);
    vi.spyOn(api.platform.storage, 'read').mockRejectedValueOnce(new Error('connection reset'));
    expect((await finish(groomer, id)).status).toBeGreaterThanOrEqual(500);
    expect(await statusOf(id)).toMatchObject({ status: 'awaiting_upload' });
    expect((await finish(groomer, id)).status).toBe(200);
  });

  it('can be retried after the inspecting process was killed', async () => {
    const groomer = await api.as('groomer');
    const id = await uploaded(groomer);
    const started = Promise.withResolvers<undefined>();
    const dead = Promise.withResolvers<Buffer>();
    vi.spyOn(api.platform.storage, 'read').mockImplementationOnce(() => {
      started.resolve(undefined);
      return dead.promise;
    });
    const lost = finish(groomer, id);
    await started.promise;
    expect((await finish(groomer, id)).error.code).toBe('illegal_transition');
    api.clock.advance(5 * 60);
    await fireTimers(api);
    expect((await finish(await api.as(groomer.account), id)).status).toBe(200);
    dead.resolve(png);
    expect((await lost).status).toBe(409);
    expect(await statusOf(id)).toMatchObject({ status: 'ready' });
  });
});
