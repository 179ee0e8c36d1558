import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

const works = (viewer: Viewer) => viewer.role === 'staff' || viewer.role === 'support';

export const attachmentsPolicy = {
  'file.read':
    (viewer: Viewer): Rows<'files'> =>
    (file) =>
      file.or([file('is_public', '=', true), file('owner_id', '=', viewer.accountId), file.val(works(viewer))]),
  'file.finish':
    (viewer: Viewer): Rows<'files'> =>
    (file) =>
      file('owner_id', '=', viewer.accountId),
  'document.delete':
    (viewer: Viewer): Rows<'files'> =>
    (file) =>
      file.and([file('owner_id', '=', viewer.accountId), file('kind', '=', 'document'), file('status', '=', 'ready')]),
  'file.use':
    (viewer: Viewer): Rows<'files'> =>
    (file) =>
      file('owner_id', '=', viewer.accountId),
};
