import type { CallAnswer, CallInput } from '@tailgate/contract';
import { call } from '../api/call.ts';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { putBytes } from './put-bytes.ts';

export type UploadedImage = CallAnswer<'POST /v2/attachment/images/:id/complete'>;
export type UploadedPaper = CallAnswer<'POST /v2/attachment/documents/:id/complete'>;

type ImageType = CallInput<'POST /v2/attachment/images'>['body']['contentType'];
type PaperType = CallInput<'POST /v2/attachment/documents'>['body']['contentType'];

/** Asks for a place, puts the bytes there, and has them looked at. Only then is the image one. */
export const uploadImage =
  (alt = ''): Upload<UploadedImage> =>
  async (file, onProgress, signal) => {
    const { id, upload } = await call('POST /v2/attachment/images', {
      body: { filename: file.name, contentType: file.type as ImageType, sizeBytes: file.size, alt },
      signal,
    });
    await putBytes(upload, file, onProgress, signal);
    return await call('POST /v2/attachment/images/:id/complete', { params: { id }, signal });
  };

export const uploadDocument =
  (title: string): Upload<UploadedPaper> =>
  async (file, onProgress, signal) => {
    const { id, upload } = await call('POST /v2/attachment/documents', {
      body: { filename: file.name, contentType: file.type as PaperType, sizeBytes: file.size, title },
      signal,
    });
    await putBytes(upload, file, onProgress, signal);
    return await call('POST /v2/attachment/documents/:id/complete', { params: { id }, signal });
  };
