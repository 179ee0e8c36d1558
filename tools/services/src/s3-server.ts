import { createServer } from 'node:http';

import S3rver from 's3rver';

import { guardWithSignatures } from './s3-guard.ts';
import { S3_BUCKET, S3_KEY } from './s3.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].map((method) => `<AllowedMethod>${method}</AllowedMethod>`);

/** Browsers upload and download directly with presigned addresses, from any of the sites' origins. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>${methods.join('')}<AllowedHeader>*</AllowedHeader>
  <ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds>
</CORSRule></CORSConfiguration>`;

const server = new S3rver({
  directory: required('S3_SERVER_DIRECTORY'),
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: S3_BUCKET, configs: [cors] }],
});

await server.configureBuckets();
createServer(guardWithSignatures(S3_KEY, server.callback())).listen(
  Number(required('S3_SERVER_PORT')),
  required('S3_SERVER_HOST'),
);
process.once('SIGTERM', () => process.exit(0));
