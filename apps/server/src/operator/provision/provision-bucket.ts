import {
  type CORSRule,
  CreateBucketCommand,
  GetBucketCorsCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { OperatorError } from '../settings.ts';
import type { Step } from '../step.ts';

export interface WantedBucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Browsers upload and download by signed addresses, from the host of any site: who may is decided by the signature. */
const CORS: CORSRule = {
  AllowedOrigins: ['*'],
  AllowedMethods: ['GET', 'HEAD', 'PUT'],
  AllowedHeaders: ['*'],
  ExposeHeaders: ['ETag'],
  MaxAgeSeconds: 3000,
};

const NOT_THERE = ['NotFound', 'NoSuchBucket', 'NoSuchCORSConfiguration'];

/** Undefined where it is not there; a refusal is not an absence. */
const ifThere = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    const { name, message } = error as Error;
    if (NOT_THERE.includes(name)) return undefined;
    throw new OperatorError(`Storage answers: ${name} ${message}`, { cause: error });
  }
};

const isEnough = (rules: readonly CORSRule[]): boolean =>
  rules.some(
    (rule) =>
      rule.AllowedOrigins?.includes('*') === true &&
      CORS.AllowedMethods?.every((method) => rule.AllowedMethods?.includes(method)) === true,
  );

export const bucketSteps = async (wanted: WantedBucket): Promise<Step[]> => {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = wanted;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const isThere = (await ifThere(client.send(new HeadBucketCommand({ Bucket })))) !== undefined;
  const cors = isThere ? await ifThere(client.send(new GetBucketCorsCommand({ Bucket }))) : undefined;
  return [
    {
      what: `create the bucket ${Bucket}`,
      isDone: isThere,
      apply: async () => void (await client.send(new CreateBucketCommand({ Bucket }))),
    },
    {
      what: `let browsers of all sites use signed addresses of ${Bucket} (CORS)`,
      isDone: isEnough(cors?.CORSRules ?? []),
      apply: async () =>
        void (await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [CORS] } }))),
    },
  ];
};
