import { ApiError, OOPS, unreachable } from '../api/api-error.ts';

export interface UploadSlot {
  readonly method: 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Uploads directly to storage. XMLHttpRequest, because fetch reports no upload progress. */
export const putBytes = (
  { method, url, headers }: UploadSlot,
  bytes: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress((loaded / total) * 100);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError({ code: 'unreadable_answer', status, message: OOPS }));
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
