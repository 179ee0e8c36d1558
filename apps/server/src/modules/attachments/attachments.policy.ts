import type { ATTACHMENTS_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

const works = (viewer: Viewer) => viewer.role === 'staff' || viewer.role === 'support';

export const attachmentsPolicy: Policy<typeof ATTACHMENTS_ABILITIES> = {
  'file.read': forViewer(
    (viewer) => (file) =>
      file.or([file('is_public', '=', true), file('owner_id', '=', viewer.accountId), file.val(works(viewer))]),
  ),
  'file.finish': forViewer((viewer) => (file) => file('owner_id', '=', viewer.accountId)),
  'document.delete': forViewer(
    (viewer) => (file) =>
      file.and([file('owner_id', '=', viewer.accountId), file('kind', '=', 'document'), file('status', '=', 'ready')]),
  ),
  'image.use': forViewer(
    (viewer) => (file) =>
      file.and([file('owner_id', '=', viewer.accountId), file('kind', '=', 'image'), file('status', '=', 'ready')]),
  ),
};
