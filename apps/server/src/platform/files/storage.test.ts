import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { s3Storage } from './storage.ts';

/** Shortens the timeout of 15 s. */
const SCALE = 0.01;

/** Well before the unscaled timeout. */
const inGoodTime = (call: Promise<unknown>) => Promise.race([call, setTimeout(5_000, 'still waiting')]);

const storageAt = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = s3Storage({
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    VENDOR_TIMEOUT_SCALE: SCALE,
  });
  onTestFinished(() => {
    storage.close();
    server.close().closeAllConnections();
  });
  return storage;
};

describe('hanging storage', () => {
  it('times out for every operation', async () => {
    const storage = await storageAt(() => undefined);
    for (const call of [
      () => storage.sizeOf('key'),
      () => storage.read('key'),
      () => storage.write('key', Buffer.from('bytes'), 'text/plain'),
      () => storage.remove('key'),
    ])
      await expect(inGoodTime(call())).rejects.toThrow(/abort|timeout/i);
  });

  it('times out when a body stalls', async () => {
    const storage = await storageAt((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('the first bytes');
    });
    await expect(inGoodTime(storage.read('key'))).rejects.toThrow(/abort/i);
  });
});
