import type { VanDocument, Vehicle } from '#features/vehicles/index.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Problem } from '#ui/feedback/problem-list.tsx';

/** Documents that have expired or will soon, the first to end first. */
export const endingDocuments = ({ documents }: Vehicle): VanDocument[] =>
  documents
    .filter(({ state }) => state !== 'valid')
    .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));

/** What keeps a van from being listed. Its documents say themselves what they hit. */
export const vanProblems = (vehicle: Vehicle): Problem[] => {
  const missing = vehicle.readiness.open.filter(({ isRequired }) => isRequired).length;
  return missing > 0
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
};
