import type { Engine } from './engine.ts';
import { placeOf } from './places.ts';
import { ports } from './ports.ts';

const CHECK_TIMEOUT_MS = 2_000;

export const S3_BUCKET = 'tailgate';

/** The only key pair s3rver knows. It does not verify version 4 signatures: a stand-in, never for production. */
export const S3_KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

async function check(): Promise<string> {
  const url = `http://127.0.0.1:${ports().s3}/${S3_BUCKET}`;
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`bucket ${S3_BUCKET} answers ${answer.status}`);
  return `s3rver, bucket ${S3_BUCKET}`;
}

export function s3Engine(): Engine {
  return {
    name: 's3',
    port: ports().s3,
    stopSignal: 'SIGTERM',
    prepare: () =>
      Promise.resolve({
        command: process.execPath,
        args: [`${import.meta.dirname}/s3-server.ts`],
        env: {
          PATH: process.env.PATH,
          S3_SERVER_HOST: '127.0.0.1',
          S3_SERVER_PORT: String(ports().s3),
          S3_SERVER_DIRECTORY: placeOf('s3'),
        },
      }),
    check,
  };
}
