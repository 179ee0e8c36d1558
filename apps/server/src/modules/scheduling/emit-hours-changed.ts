import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { hoursChanged } from './scheduling.events.ts';

/** The provider changed their hours, time off or work zones. */
export const emitHoursChanged = (tx: Tx, viewer: Viewer) => emit(tx, hoursChanged, { providerId: viewer.accountId });
