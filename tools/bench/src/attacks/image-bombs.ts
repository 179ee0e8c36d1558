import type { SignedIn } from '@tailgate/server/testing';
import sharp from 'sharp';

interface Bomb {
  readonly contentType: string;
  readonly bytes: Buffer;
}

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 120, b: 40, alpha: 0.5 } } });

/** Small files that are expensive to decode: each with the maximum pixels of its type, and one of a rejected type. */
export const makeBombs = async (): Promise<Bomb[]> => [
  {
    contentType: 'image/jpeg',
    // Rotated and progressive: the whole image must be in memory before the first line can be written.
    bytes: await plain(8_160, 6_120)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 1, progressive: true })
      .toBuffer(),
  },
  {
    contentType: 'image/png',
    bytes: await plain(4_000, 4_000, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  },
  { contentType: 'image/webp', bytes: await plain(4_000, 4_000, 4).webp({ lossless: true }).toBuffer() },
  { contentType: 'image/png', bytes: await plain(6_300, 6_300).avif({ effort: 0 }).toBuffer() },
];

/** Uploads a file without completing it; returns its id. */
export const plantBomb = async (owner: SignedIn, { contentType, bytes }: Bomb): Promise<string> => {
  const { body } = await owner.call('POST /v2/attachment/images', {
    body: { filename: 'bomb', contentType, sizeBytes: bytes.length },
  });
  await fetch(body.upload.url, { method: 'PUT', headers: body.upload.headers, body: new Uint8Array(bytes) });
  return body.id;
};

/** Completes the upload and returns the status. */
export const setOff = async ({ url }: { readonly url: string }, owner: SignedIn, id: string): Promise<number> => {
  const answer = await fetch(`${url}/v2/attachment/images/${id}/complete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
};
