import type { ATTACHMENTS_ABILITIES } from '@tailgate/contract';
import { isEntrusted } from '../../platform/access/entrusted.ts';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const attachmentsPolicy: Policy<typeof ATTACHMENTS_ABILITIES> = {
  'file.read': forViewer(
    (viewer) => (file) =>
      file.or([
        file('is_public', '=', true),
        file('owner_id', '=', viewer.accountId),
        isEntrusted(file, viewer, 'people'),
      ]),
  ),
  'file.finish': forViewer((viewer) => (file) => file('owner_id', '=', viewer.accountId)),
  'document.delete': forViewer(
    (viewer) => (file) =>
      file.and([file('owner_id', '=', viewer.accountId), file('kind', '=', 'document'), file('status', '=', 'ready')]),
  ),
  'document.use': forViewer(
    (viewer) => (file) =>
      file.and([file('owner_id', '=', viewer.accountId), file('kind', '=', 'document'), file('status', '=', 'ready')]),
  ),
  'image.use': forViewer(
    (viewer) => (file) =>
      file.and([file('owner_id', '=', viewer.accountId), file('kind', '=', 'image'), file('status', '=', 'ready')]),
  ),
};
