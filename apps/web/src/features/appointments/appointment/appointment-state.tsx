import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { isGone } from '../appointments-query.ts';

type Loaded = Parameters<typeof LoadingState>[0]['of'][number] & { readonly error: unknown };

/** While an appointment loads, or where there is none. */
export const AppointmentState = ({ of }: { of: Loaded }) =>
  isGone(of.error) ? (
    <EmptyState level={2} title="Appointment not found">
      It was taken over by another groomer, or the link is wrong.
    </EmptyState>
  ) : (
    <LoadingState what="this appointment" of={[of]} rows={6} />
  );
