import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  DeleteObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

export const UPLOAD_SLOT_SECONDS = 15 * 60;
const LINK_SECONDS = 2 * 60 * 60;
const LINK_STEP_MS = 60 * 60 * 1000;
/** Some 600 bytes each. Signing costs more than what else there is to a row of a list with pictures. */
const MOST_LINKS = 20_000;
/** For one operation including retries and transfer: hanging storage must not block a call or a worker. */
const TIMEOUT_MS = 15_000;

/** S3-compatible object storage. Clients transfer bytes directly by signed URLs. */
export interface FileStorage {
  uploadSlot(
    key: string,
    file: { contentType: string; bytes: number },
  ): Promise<{ url: string; headers: Record<string, string> }>;
  /** A signed URL that is stable for an hour, so that browsers can cache the object. */
  link(key: string, clock: Clock): Promise<string>;
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string): Promise<Buffer>;
  write(key: string, body: Buffer, contentType: string): Promise<void>;
  remove(key: string): Promise<void>;
  close(): void;
}

type StorageConfig = Pick<
  Config,
  | 'S3_ENDPOINT'
  | 'S3_PUBLIC_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'VENDOR_TIMEOUT_SCALE'
>;

export const s3Storage = (config: StorageConfig): FileStorage => {
  const clientFor = (endpoint: string) =>
    new S3Client({
      endpoint,
      region: config.S3_REGION,
      forcePathStyle: true,
      credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
      // Other S3 servers do not support the checksums that newer SDKs add by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  const inside = clientFor(config.S3_ENDPOINT);
  // Browsers may use a different host name than we do, and the signature covers the host.
  const outside = clientFor(config.S3_PUBLIC_ENDPOINT);
  const Bucket = config.S3_BUCKET;
  const links = new LRUCache<string, string>({ max: MOST_LINKS });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS * config.VENDOR_TIMEOUT_SCALE) });

  return {
    uploadSlot: async (Key, file) => {
      const command = new PutObjectCommand({ Bucket, Key, ContentType: file.contentType, ContentLength: file.bytes });
      const url = await getSignedUrl(outside, command, {
        expiresIn: UPLOAD_SLOT_SECONDS,
        signableHeaders: new Set(['content-type', 'content-length', 'host']),
      });
      return { url, headers: { 'content-type': file.contentType } };
    },
    link: async (Key, clock) => {
      const now = clock.toRealTime(clock.now()).getTime();
      const signingDate = new Date(Math.floor(now / LINK_STEP_MS) * LINK_STEP_MS);
      // Within the hour the same link is signed again: it is the same text.
      const known = `${signingDate.getTime()} ${Key}`;
      const kept = links.get(known);
      if (kept !== undefined) return kept;
      const command = new GetObjectCommand({ Bucket, Key });
      const link = await getSignedUrl(outside, command, { expiresIn: LINK_SECONDS, signingDate });
      links.set(known, link);
      return link;
    },
    sizeOf: async (Key) => {
      try {
        return (await inside.send(new HeadObjectCommand({ Bucket, Key }), inTime())).ContentLength;
      } catch (error) {
        if (error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)) return undefined;
        throw error;
      }
    },
    read: async (Key) => {
      const { Body } = await inside.send(new GetObjectCommand({ Bucket, Key }), inTime());
      if (!Body) throw new Error('The stored object has no body');
      return Buffer.from(await Body.transformToByteArray());
    },
    write: async (Key, Body, ContentType) => {
      await inside.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), inTime());
    },
    remove: async (Key) => {
      await inside.send(new DeleteObjectCommand({ Bucket, Key }), inTime());
    },
    close: () => {
      inside.destroy();
      outside.destroy();
    },
  };
};
