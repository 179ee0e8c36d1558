import type { CallAnswer } from '@tailgate/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';

const URL_OF_STORAGE = 'http://storage.localhost/*';

/** Storage is another origin: it has to allow what the browser asks beforehand, and to let its answers be read. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT',
  'access-control-allow-headers': 'content-type',
};

/** The upload URL of a file, as the API announces it. */
export const uploadSlot = (id: string, contentType: string): CallAnswer<'POST /v2/attachment/images'> => ({
  id,
  upload: {
    method: 'PUT',
    url: `http://storage.localhost/tailgate/incoming/${id}?signature=s`,
    headers: { 'content-type': contentType },
    expiresAt: '2026-06-11T12:15:00.000Z',
  },
});

/** Storage that accepts every upload. It is no part of the contract, so `answer` cannot stand in for it. */
export const acceptingStorage = (): readonly HttpHandler[] => [
  http.options(URL_OF_STORAGE, () => new HttpResponse(null, { status: 204, headers: CORS })),
  http.put(URL_OF_STORAGE, () => new HttpResponse(null, { headers: CORS })),
];
