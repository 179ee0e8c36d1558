import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from './attachments.queries.ts';
import { documentKey, imageKey } from './attachments.rules.ts';

type Parts = Pick<Platform, 'storage' | 'clock'>;

export const imageAnswer = async ({ storage, clock }: Parts, file: FileRow) => {
  const [thumbnail, medium, large] = await Promise.all(
    (['thumbnail', 'medium', 'large'] as const).map((size) =>
      storage.link(imageKey(file.site_id, file.id, size), clock),
    ),
  );
  if (!thumbnail || !medium || !large) throw new Error('Image size missing');
  return { id: file.id, url: large, alt: file.label, filename: file.filename, sizes: { thumbnail, medium, large } };
};

export const documentLink = ({ storage, clock }: Parts, file: FileRow) =>
  storage.link(documentKey(file.site_id, file.id), clock);
