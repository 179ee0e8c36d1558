import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { developmentEnvironment, startEngines, stopEngines } from './index.ts';
import { dropPrivateEngines, usePrivateEngines } from './private-engines.ts';

usePrivateEngines(2);

beforeAll(() => startEngines({ only: ['s3'] }), 60_000);
afterAll(dropPrivateEngines, 60_000);

function objectUrl(key: string): string {
  const { S3_PUBLIC_ENDPOINT = '', S3_BUCKET = '' } = developmentEnvironment();
  return `${S3_PUBLIC_ENDPOINT}/${S3_BUCKET}/${key}`;
}

describe('the bucket', () => {
  const origin = 'http://saguaro.localhost:45060';

  it('lets a browser of any site upload and read back', async () => {
    const preflight = await fetch(objectUrl('photo.jpg'), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');

    const type = { 'content-type': 'image/jpeg' };
    const put = await fetch(objectUrl('photo.jpg'), { method: 'PUT', headers: { origin, ...type }, body: 'a poodle' });
    expect(put.status).toBe(200);
    const got = await fetch(objectUrl('photo.jpg'), { headers: { origin } });
    expect(got.headers.get('access-control-allow-origin')).toBe('*');
    expect(got.headers.get('content-type')).toBe('image/jpeg');
    expect(await got.text()).toBe('a poodle');
  });

  it('keeps its contents when the engine stops and starts', async () => {
    expect(await stopEngines()).toEqual(['s3']);
    await startEngines({ only: ['s3'] });
    expect(await (await fetch(objectUrl('photo.jpg'))).text()).toBe('a poodle');
  });
});
