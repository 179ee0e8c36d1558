import { VAN_DOCUMENT_WORDS, type VanPaperKind } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { expiredPaperOf } from './van-papers.view.ts';

interface VisitToStart {
  readonly groomerId: string;
  readonly startsAt: Date;
}

const inText = (kind: VanPaperKind): string => VAN_DOCUMENT_WORDS[kind].toLowerCase();

/**
 * Refuses to begin a visit at an instant at which a paper of its van has expired. Visits of groomers who work without vans
 * have none. It is asked where a visit begins, and nowhere else: work under way is never stopped.
 */
export const requirePapers = async (tx: Tx, { groomerId, startsAt }: VisitToStart, at: Date): Promise<void> => {
  const paper = await expiredPaperOf(tx, { groomerId, startsAt, at });
  if (!paper) return;
  const { vehicleId, name, kind, expiresOn, ownerId, ownerName } = paper;
  const isYours = ownerId === groomerId;
  const what = `The ${inText(kind)} of ${name} expired on ${showDate(expiresOn as LocalDate)}.`;
  throw new Failure('van_document_expired', {
    message: isYours
      ? `${what} Upload a new one, then start.`
      : `${what} ${ownerName} has to renew it before work can start in this van.`,
    paper: { vehicleId, vehicleName: name, kind, expiresOn, renewedBy: { id: ownerId, name: ownerName }, isYours },
  });
};
