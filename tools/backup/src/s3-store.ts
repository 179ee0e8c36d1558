import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import { partOf, type Settings } from './settings.ts';
import { folderStore, type Store } from './store.ts';

/** For one object including retries: hanging storage must not block the backup for ever. */
const TIMEOUT_MS = 60_000;

interface Bucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Keys are below it. */
  readonly prefix: string;
}

const s3Store = ({ endpoint, region, bucket: Bucket, prefix, ...credentials }: Bucket): Store => {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials,
    // Other S3 servers do not support the checksums that newer SDKs add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
  const keyOf = (key: string) => `${prefix}${key}`;
  return {
    list: async () => {
      const found = new Map<string, number>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key = '', Size = 0 } of page.Contents ?? []) found.set(Key.slice(prefix.length), Size);
      return found;
    },
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }), inTime());
        return Body ? Buffer.from(await Body.transformToByteArray()) : undefined;
      } catch (error) {
        if (error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)) return undefined;
        throw error;
      }
    },
    write: async (key, Body, ContentType = 'application/octet-stream') => {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(key), Body, ContentType }), inTime());
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), inTime());
    },
  };
};

/** The bucket that the server uses. */
export const productStore = (settings: Settings): Store =>
  s3Store({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    prefix: '',
  });

/** Where the backup keeps its copies. */
export const backupStore = (settings: Settings, part: 'files' | 'secrets'): Store => {
  const { bucket, path } = partOf(settings, part);
  if (bucket === undefined) return folderStore(path);
  return s3Store({
    endpoint: settings.BACKUP_S3_ENDPOINT ?? '',
    region: settings.BACKUP_S3_REGION,
    bucket,
    accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY,
    prefix: `${path}/`,
  });
};
