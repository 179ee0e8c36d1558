import { parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BookingSearch } from '#features/fleet/renters/booking/booking-search.ts';
import { renterQuery, type Renter } from '#features/fleet/renters/renters-query.ts';
import { ApiError } from '#shell/api/api-error.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

export const FIRST_STEP = '/fleet-owner/add-customer/select-services';

interface Booking {
  readonly renter: Renter;
  readonly today: LocalDate;
  /** Chosen in the first step. */
  readonly vanId: string;
}

interface FlowPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly search: BookingSearch;
  readonly back: { readonly to: typeof FIRST_STEP | '/fleet-owner/customers'; readonly label: string };
  /** The first step needs no van yet. */
  readonly isFirst?: boolean;
  readonly children: (booking: Booking) => ReactNode;
}

const NotAttached = ({ renter }: { renter: Renter }) => (
  <Card>
    <EmptyState
      level={2}
      title={`${renter.name} can’t be booked a van`}
      action={
        <ButtonLink look="tint" to="/fleet-owner/customers/$renterId" params={{ renterId: renter.id }}>
          See renter
        </ButtonLink>
      }
    >
      Only groomers who accepted your invitation can be booked a van.
    </EmptyState>
  </Card>
);

const Unknown = () => (
  <Card>
    <EmptyState
      level={2}
      title="Renter not found"
      action={
        <ButtonLink look="tint" to={FIRST_STEP}>
          Choose a renter
        </ButtonLink>
      }
    >
      This link names nobody who rents from you.
    </EmptyState>
  </Card>
);

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

const Step = ({
  renterId,
  search,
  isFirst = false,
  children,
}: Pick<FlowPageProps, 'search' | 'isFirst' | 'children'> & { renterId: string }) => {
  const renter = useQuery(renterQuery(renterId));
  const { zone, today } = useToday();
  const day = parseLocalDate(today ?? '');
  if (isGone(renter.error)) return <Unknown />;
  if (!renter.data || !day)
    return (
      <Card>
        <LoadingState what="the renter" of={[renter, zone]} rows={4} />
      </Card>
    );
  if (renter.data.status !== 'attached') return <NotAttached renter={renter.data} />;
  if (!isFirst && search.van === undefined) return <Navigate to={FIRST_STEP} search={{ ...search }} replace />;
  return children({ renter: renter.data, today: day, vanId: search.van ?? '' });
};

/** Around every step: its title, the way back with all answers, and for whom it is. */
export const FlowPage = ({ title, lead, back, ...step }: FlowPageProps) => {
  const { renter } = step.search;
  return (
    <FormPage header={<PageHeader title={title} lead={lead} back={{ ...back, search: { ...step.search } }} />}>
      {renter === undefined ? (
        <Navigate to={FIRST_STEP} search={{ ...step.search }} replace />
      ) : (
        <Step renterId={renter} {...step} />
      )}
    </FormPage>
  );
};
