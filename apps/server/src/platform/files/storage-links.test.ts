import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { s3Storage } from './storage.ts';

vi.mock('@aws-sdk/s3-request-presigner', async (original) => {
  const real = await original<{ getSignedUrl: typeof getSignedUrl }>();
  return { ...real, getSignedUrl: vi.fn(real.getSignedUrl) };
});
const signed = vi.mocked(getSignedUrl);
beforeEach(() => {
  signed.mockClear();
});

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 5, 11, 12);
const clockAt = (time: number): Clock => ({ now: () => new Date(time), toRealTime: (date) => date }) as Clock;

const storageOf = (bucket = 'bucket') => {
  const storage = s3Storage({
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_PUBLIC_ENDPOINT: 'http://127.0.0.1:1',
    S3_REGION: 'us-east-1',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    VENDOR_TIMEOUT_SCALE: 1,
  });
  onTestFinished(() => storage.close());
  return storage;
};
const question = (url: string, name: string) => new URL(url).searchParams.get(name);

describe('a link to a stored object', () => {
  it('is signed once an hour, and works for at least an hour from then', async () => {
    const storage = storageOf();
    const first = await storage.link('one', clockAt(NOON));
    expect(await storage.link('one', clockAt(NOON + HOUR_MS - 1))).toBe(first);
    expect(signed).toHaveBeenCalledTimes(1);
    expect(question(first, 'X-Amz-Date')).toBe('20260611T120000Z');
    expect(Number(question(first, 'X-Amz-Expires'))).toBe((2 * HOUR_MS) / 1000);
  });

  it('is another one in the next hour: what was kept is not given out after its time', async () => {
    const storage = storageOf();
    const first = await storage.link('one', clockAt(NOON));
    const next = await storage.link('one', clockAt(NOON + HOUR_MS));
    expect(question(next, 'X-Amz-Date')).toBe('20260611T130000Z');
    expect(next).not.toBe(first);
  });

  it('is that of its own object and of its own storage', async () => {
    const storage = storageOf();
    const links = await Promise.all(['one', 'two', 'one/two'].map((key) => storage.link(key, clockAt(NOON))));
    expect(links.map((link) => new URL(link).pathname)).toEqual(['/bucket/one', '/bucket/two', '/bucket/one/two']);
    expect(new URL(await storageOf('other').link('one', clockAt(NOON))).pathname).toBe('/other/one');
  });

  it('reads and never writes: a slot for an upload is signed each time, by itself', async () => {
    const storage = storageOf();
    const link = await storage.link('one', clockAt(NOON));
    const file = { contentType: 'image/png', bytes: 10 };
    const slots = [await storage.uploadSlot('one', file), await storage.uploadSlot('one', { ...file, bytes: 20 })];
    expect(signed).toHaveBeenCalledTimes(3);
    expect(slots.map(({ url }) => question(url, 'x-id'))).toEqual(['PutObject', 'PutObject']);
    expect(question(link, 'x-id')).toBe('GetObject');
    expect(slots.map(({ url }) => question(url, 'X-Amz-Signature'))).not.toContain(question(link, 'X-Amz-Signature'));
    expect(await storage.link('one', clockAt(NOON))).toBe(link);
    expect(signed).toHaveBeenCalledTimes(3);
  });

  it('is kept as one of at most 20,000', async () => {
    const storage = storageOf();
    signed.mockImplementation((_client, command) => Promise.resolve(JSON.stringify(command.input)));
    onTestFinished(() => void signed.mockReset());
    for (let count = 0; count <= 20_000; count += 1) await storage.link(String(count), clockAt(NOON));
    expect(signed).toHaveBeenCalledTimes(20_001);
    await storage.link('20000', clockAt(NOON));
    expect(signed).toHaveBeenCalledTimes(20_001);
    await storage.link('0', clockAt(NOON));
    expect(signed).toHaveBeenCalledTimes(20_002);
  });
});
