import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { hoursChanged } from './scheduling.events.ts';

/** Whatever decides when and where somebody works was changed by them. */
export const tellHoursChanged = (tx: Tx, viewer: Viewer) =>
  emit(tx, viewer.siteId, hoursChanged, { providerId: viewer.accountId });
