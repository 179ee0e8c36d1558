import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { offerChanged } from './catalogue.events.ts';

export const emitOfferChanged = (tx: Tx, viewer: Viewer) => emit(tx, offerChanged, { providerId: viewer.accountId });
