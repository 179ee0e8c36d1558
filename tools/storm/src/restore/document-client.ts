import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { SAMPLE_PDF } from '@tailgate/kit';

import type { ApiClient, ApiRequest } from '../api-client.ts';
import type { Person } from '../world.ts';

const PAUSE_MS = 150;
const PAGE = 50;

/** A document whose upload was acknowledged. */
export interface UploadedDocument {
  readonly id: string;
  readonly owner: Person;
  readonly sha256: string;
}

interface Slot {
  readonly id: string;
  readonly upload: { readonly url: string; readonly headers: Record<string, string> };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function answered<T>(client: ApiClient, request: ApiRequest): Promise<T> {
  const { status, body } = await client.send(0, request);
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status} ${body}`);
  return (body === '' ? undefined : JSON.parse(body)) as T;
}

async function upload(client: ApiClient, owner: Person, number: number): Promise<UploadedDocument> {
  // No two are alike, so that an exchanged one shows.
  const bytes = Buffer.concat([SAMPLE_PDF, Buffer.from(`\n% ${number} ${randomUUID()}\n`)]);
  const token = () => owner.token;
  const body = {
    filename: `licence-${number}.pdf`,
    contentType: 'application/pdf',
    sizeBytes: bytes.length,
    title: `Licence ${number}`,
  };
  const path = '/v2/attachment/documents';
  const slot = await answered<Slot>(client, { method: 'POST', path, token, key: randomUUID(), body });
  const { url, headers } = slot.upload;
  const put = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!put.ok) throw new Error(`The upload was answered with ${put.status}`);
  await answered(client, { method: 'POST', path: `${path}/${slot.id}/complete`, token, key: randomUUID() });
  return { id: slot.id, owner, sha256: sha256(bytes) };
}

/** Uploads documents until it is over; `done` has those that were acknowledged. */
export async function uploadDocuments(
  client: ApiClient,
  owner: Person,
  done: UploadedDocument[],
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    done.push(await upload(client, owner, number));
    await delay(PAUSE_MS);
  }
}

export const deleteDocument = (client: ApiClient, { id, owner }: UploadedDocument): Promise<unknown> =>
  answered(client, {
    method: 'DELETE',
    path: `/v2/service-provider/account/documents/${id}`,
    token: owner.token,
    key: randomUUID(),
  });

interface Page {
  readonly items: readonly { readonly id: string; readonly url: string }[];
}

/** Fingerprints of the owner's documents as a browser gets them, by id. */
export async function readDocuments(client: ApiClient, owner: Person): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let offset = 0; ; offset += PAGE) {
    const path = `/v2/service-provider/account/documents?offset=${offset}&limit=${PAGE}`;
    const { items } = await answered<Page>(client, { method: 'GET', path, token: owner.token });
    for (const { id, url } of items) {
      const answer = await fetch(url);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      found.set(id, answer.ok ? sha256(bytes) : String(answer.status));
    }
    if (items.length < PAGE) return found;
  }
}
