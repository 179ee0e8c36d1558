import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { appointmentQuery } from '#features/appointments/appointments-query.ts';
import { OfflineForm } from '#features/orders/checkout/offline/offline-form.tsx';
import { OfflineOverview } from '#features/orders/checkout/offline/offline-visits.tsx';
import { Settled } from '#features/orders/checkout/settled.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { accountQuery } from '#shell/account/account-query.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

interface OfflineSearch {
  readonly orderId?: string;
}

const readSearch = ({ orderId }: Record<string, unknown>): OfflineSearch =>
  typeof orderId === 'string' && orderId !== '' ? { orderId } : {};

/** Completes visits without a connection; they are sent when there is one. */
const OfflineCheckout = () => {
  const { orderId } = Route.useSearch();
  return orderId === undefined ? <Visits /> : <Visit orderId={orderId} />;
};

const Visits = () => {
  const { clock } = useCalendarHabits();
  const account = useQuery(accountQuery('groomer'));
  const timeZone = account.data?.profile?.timeZone;
  return (
    <FormPage
      header={
        <PageHeader
          title="Offline checkout"
          lead="Without a connection, visits are kept on this device and sent when you’re back online."
          back={{ to: '/groomer/appointments', label: 'Schedule' }}
        />
      }
    >
      {timeZone === undefined ? (
        <LoadingState what="today’s visits" of={[account]} rows={3} />
      ) : (
        <OfflineOverview timeZone={timeZone} clock={clock} />
      )}
    </FormPage>
  );
};

const Visit = ({ orderId }: { orderId: string }) => {
  const navigate = Route.useNavigate();
  const appointment = useQuery(appointmentQuery(orderId));
  const { data } = appointment;
  return (
    <FormPage
      header={
        <PageHeader
          title="Offline checkout"
          {...(data && { lead: data.customer.displayName })}
          back={{ to: '/groomer/appointments/offline-checkout', label: 'Offline checkout' }}
        />
      }
    >
      {data && data.settlement !== null ? (
        <Settled appointment={data} />
      ) : data ? (
        <OfflineForm key={orderId} appointment={data} onNoted={() => void navigate({ search: {}, replace: true })} />
      ) : appointment.isError ? (
        <EmptyState level={2} title="This visit isn’t on this device">
          Open the visit once while you’re online. After that it can be completed without a connection.
        </EmptyState>
      ) : (
        <LoadingState what="this visit" of={[appointment]} rows={5} />
      )}
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/offline-checkout')({
  staticData: { tabs: false },
  validateSearch: readSearch,
  component: OfflineCheckout,
});
