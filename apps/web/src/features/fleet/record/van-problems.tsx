import { VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { documentInText } from '#features/compliance/index.ts';
import { stateInWords, verbFor, type VanDocument, type Vehicle } from '#features/vehicles/index.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Problem } from '#ui/feedback/problem-list.tsx';
import type { VanRecord } from './record-query.ts';

/** Documents that have expired or will soon, the first to end first. */
export const endingDocuments = ({ documents }: Vehicle): VanDocument[] =>
  documents
    .filter(({ state }) => state !== 'valid')
    .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));

const beyond = ({ appointments, today }: VanRecord, expiresOn: string): number =>
  appointments.filter(({ date }) => date > expiresOn && date >= today).reduce((sum, { count }) => sum + count, 0);

const bookedBeyond = (count: number): string | undefined =>
  count === 0
    ? undefined
    : `${count} booked ${count === 1 ? 'appointment is' : 'appointments are'} after that date in the weeks below.`;

interface Given {
  readonly vehicle: Vehicle;
  readonly record: VanRecord;
  readonly onRenew: (kind: VanDocumentKind) => void;
}

/** What is wrong with a van, red before amber: its documents, what keeps it from being listed, and that nobody drives it. */
export const vanProblems = ({ vehicle, record, onRenew }: Given): Problem[] => {
  const documents = endingDocuments(vehicle).map((document): Problem => {
    const count = beyond(record, document.expiresOn ?? '');
    const isRed = document.state === 'expired' || count > 0 || (document.daysLeft ?? 0) <= 3;
    return {
      id: document.id,
      tone: isRed ? 'danger' : 'warning',
      title: `${VAN_DOCUMENT_WORDS[document.kind]}: ${stateInWords(document)}`,
      note: bookedBeyond(count),
      action: (
        <Button compact onClick={() => onRenew(document.kind)}>
          {`${verbFor(vehicle, document.kind)} ${documentInText(document.kind)}`}
        </Button>
      ),
    };
  });
  const missing = vehicle.readiness.open.filter(({ isRequired }) => isRequired).length;
  const unfinished: Problem[] =
    missing > 0
      ? [
          {
            id: 'missing',
            tone: 'warning',
            title: vehicle.state === 'listed' ? 'The record is not complete' : 'Not listed yet',
            note: `${missing} ${missing === 1 ? 'thing is' : 'things are'} left to add.`,
            action: (
              <ButtonLink
                compact
                to="/fleet-owner/account/vehicles/$vehicleId"
                params={{ vehicleId: vehicle.id }}
                search={{ missing: 'yes' }}
              >
                Finish record
              </ButtonLink>
            ),
          },
        ]
      : [];
  return [...documents, ...unfinished];
};
