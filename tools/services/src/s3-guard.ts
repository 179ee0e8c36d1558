import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { refusalOf, type S3Key } from './s3-signature.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const refuse = (response: ServerResponse, status: number, code: string): void => {
  const headers = { 'content-type': 'application/xml', 'access-control-allow-origin': '*', connection: 'close' };
  response
    .writeHead(status, headers)
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
};

/** The same request with a body that was read already. */
const withBody = (request: IncomingMessage, body: Buffer): IncomingMessage => {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, socket } = request;
  const known = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, socket };
  return Object.assign(Readable.from([body], { objectMode: false }), known) as unknown as IncomingMessage;
};

const SIGNED_HASH = /^[0-9a-f]{64}$/;
const isBodyOf = (hash: string, body: Buffer): boolean => createHash('sha256').update(body).digest('hex') === hash;

type Verdict = { readonly allowed: IncomingMessage } | { readonly status: number; readonly code: string };

const verdictOn = async (request: IncomingMessage, key: S3Key): Promise<Verdict> => {
  const { method = 'GET', url = '/', headers } = request;
  // Browsers ask for permission without a signature.
  if (method === 'OPTIONS') return { allowed: request };
  const refusal = await refusalOf({ method, url, headers }, key);
  if (refusal) return { status: 403, code: refusal };
  const hash = headers['x-amz-content-sha256'];
  if (typeof hash !== 'string' || !SIGNED_HASH.test(hash) || method !== 'PUT') return { allowed: request };
  const body = await buffer(request);
  if (!isBodyOf(hash, body)) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return { allowed: withBody(request, body) };
};

/** Lets only requests through that are signed with the key; s3rver believes every signature of version 4. */
export const guardWithSignatures =
  (key: S3Key, handle: Handler): Handler =>
  (request, response) => {
    verdictOn(request, key).then(
      (verdict) => {
        if ('allowed' in verdict) handle(verdict.allowed, response);
        else refuse(response, verdict.status, verdict.code);
      },
      () => refuse(response, 400, 'InvalidRequest'),
    );
  };
