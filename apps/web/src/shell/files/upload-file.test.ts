import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal, server } from '../../testing/server.ts';
import { uploadDocument, uploadImage } from './upload-file.ts';

const STORAGE = 'http://storage.localhost/tailgate/incoming/file-1?signature=s';
const slot = (contentType: string) => ({
  id: 'file-1',
  upload: {
    method: 'PUT',
    url: STORAGE,
    headers: { 'content-type': contentType },
    expiresAt: '2026-06-11T12:15:00.000Z',
  },
});
const IMAGE = {
  id: 'file-1',
  url: '/medium.webp',
  alt: 'Biscuit',
  filename: 'biscuit.png',
  sizes: { thumbnail: '/thumbnail.webp', medium: '/medium.webp', large: '/large.webp' },
};
const PHOTO = new File(['0123456789'], 'biscuit.png', { type: 'image/png' });
const notStopped = () => new AbortController().signal;

/** Storage is another origin: it has to allow what the browser asks beforehand, and to let its answers be read. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT',
  'access-control-allow-headers': 'content-type',
};
const preflight = http.options(
  'http://storage.localhost/*',
  () => new HttpResponse(null, { status: 204, headers: CORS }),
);

/** An API and a storage that keep what they were asked. */
const answering = (kind: 'images' | 'documents', answer: object) => {
  const asked: { what: string; type?: string | null; body?: unknown }[] = [];
  server.use(
    preflight,
    http.post(`*/v2/attachment/${kind}`, async ({ request }) => {
      asked.push({ what: 'start', body: await request.json() });
      return HttpResponse.json(slot(kind === 'images' ? 'image/png' : 'application/pdf'));
    }),
    http.put('http://storage.localhost/tailgate/incoming/file-1', ({ request }) => {
      asked.push({ what: 'put', type: request.headers.get('content-type') });
      return new HttpResponse(null, { headers: CORS });
    }),
    http.post(`*/v2/attachment/${kind}/file-1/complete`, () => {
      asked.push({ what: 'complete' });
      return HttpResponse.json(answer);
    }),
  );
  return asked;
};

describe('uploading', () => {
  it('asks for a place for an image, puts the bytes there and has them looked at', async () => {
    const asked = answering('images', IMAGE);
    const onProgress = vi.fn();
    expect(await uploadImage('Biscuit')(PHOTO, onProgress, notStopped())).toEqual(IMAGE);
    expect(asked).toEqual([
      {
        what: 'start',
        body: { filename: 'biscuit.png', contentType: 'image/png', sizeBytes: 10, alt: 'Biscuit' },
      },
      { what: 'put', type: 'image/png' },
      { what: 'complete' },
    ]);
    expect(onProgress).toHaveBeenLastCalledWith(100);
  });

  it('does the same for a document under its title', async () => {
    const answer = { id: 'file-1', title: 'Insurance', url: '/paper' };
    const asked = answering('documents', answer);
    const paper = new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' });
    expect(await uploadDocument('Insurance')(paper, () => undefined, notStopped())).toEqual(answer);
    expect(asked[0]?.body).toEqual({
      filename: 'scan.pdf',
      contentType: 'application/pdf',
      sizeBytes: 5,
      title: 'Insurance',
    });
  });

  it('fails when storage refuses, and completes nothing', async () => {
    const asked = answering('images', IMAGE);
    server.use(
      http.put('http://storage.localhost/*', () => new HttpResponse('<Error/>', { status: 403, headers: CORS })),
    );
    await expect(uploadImage()(PHOTO, () => undefined, notStopped())).rejects.toMatchObject({ status: 403 });
    expect(asked.map(({ what }) => what)).toEqual(['start']);
  });

  it('fails as unreachable when storage is away', async () => {
    answering('images', IMAGE);
    server.use(http.put('http://storage.localhost/*', () => HttpResponse.error()));
    await expect(uploadImage()(PHOTO, () => undefined, notStopped())).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('passes on what the API says about the bytes', async () => {
    answering('images', IMAGE);
    server.use(http.post('*/v2/attachment/images/file-1/complete', () => refusal(422, 'file_refused')));
    await expect(uploadImage()(PHOTO, () => undefined, notStopped())).rejects.toMatchObject({ code: 'file_refused' });
  });

  it('stops when it is given up on the way', async () => {
    const asked = answering('images', IMAGE);
    const giveUp = new AbortController();
    server.use(
      http.put('http://storage.localhost/*', () => {
        giveUp.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    await expect(uploadImage()(PHOTO, () => undefined, giveUp.signal)).rejects.toThrow(/abort/i);
    expect(asked.map(({ what }) => what)).toEqual(['start']);
  });
});
