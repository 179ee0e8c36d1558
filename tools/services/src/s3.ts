import type { Engine } from './engine.ts';
import { placeOf } from './places.ts';
import { ports } from './ports.ts';
import { signerFor } from './s3-signature.ts';

const CHECK_TIMEOUT_MS = 5_000;

export const S3_BUCKET = 'tailgate';
export const S3_REGION = 'us-east-1';

/** The only key pair s3rver knows: a stand-in, never for production. */
export const S3_KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

async function check(): Promise<string> {
  const host = `127.0.0.1:${ports().s3}`;
  const path = `/${S3_BUCKET}`;
  const { headers } = await signerFor(S3_KEY, S3_REGION).sign({
    method: 'HEAD',
    protocol: 'http:',
    hostname: '127.0.0.1',
    path,
    headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  });
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const answer = await fetch(`http://${host}${path}`, { method: 'HEAD', headers, signal });
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
