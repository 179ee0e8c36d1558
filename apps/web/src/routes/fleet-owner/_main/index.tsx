import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { DocumentsToRenew, NeedsAttention } from '#features/fleet/home/documents-to-renew.tsx';
import { FleetFigures, PhoneFigures } from '#features/fleet/home/fleet-figures.tsx';
import { RestOfToday, WaitingForDrivers } from '#features/fleet/home/home-cards.tsx';
import { overviewQuery, readHomeSearch, type Overview } from '#features/fleet/home/overview-query.ts';
import { UseByVan } from '#features/fleet/home/use-by-van.tsx';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { ProviderHomeScreen } from '../../-home/provider-home-screen.tsx';

const AddVan = () => (
  <ButtonLink look="filled" icon={<Plus size={20} aria-hidden />} to="/fleet-owner/account/vehicles/new">
    Add van
  </ButtonLink>
);

const FleetOwnerHome = () => {
  const { status } = useQuery(accountQuery('fleet_owner')).data ?? {};
  // Applicants, and owners without vans, see what is left to do.
  if (status !== undefined && status !== 'active') return <ProviderHomeScreen role="fleet_owner" />;
  return <ActiveHome />;
};

const ActiveHome = () => {
  const overview = useQuery(overviewQuery(Route.useSearch()));
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  if (overview.data?.vans.all === 0) return <ProviderHomeScreen role="fleet_owner" />;
  return (
    <DashboardPage header={<Greeting actions={wide && <AddVan />} />}>
      {overview.data ? (
        <Day overview={overview.data} wide={wide} />
      ) : (
        <DashboardColumn span={12}>
          <NextSteps />
          <Card>
            <LoadingState what="your vans" of={[overview]} rows={8} />
          </Card>
        </DashboardColumn>
      )}
    </DashboardPage>
  );
};

/** On a phone what waits comes first, on a desktop the figures and two weeks of all vans. */
const Day = ({ overview, wide }: { overview: Overview; wide: boolean }) => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const use = (
    <UseByVan
      overview={overview}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
  if (!wide)
    return (
      <DashboardColumn span={12}>
        <NextSteps />
        <WaitingForDrivers overview={overview} />
        <PhoneFigures overview={overview} />
        <NeedsAttention />
        <RestOfToday overview={overview} />
        {use}
      </DashboardColumn>
    );
  return (
    <>
      <FleetFigures overview={overview} />
      <DashboardColumn span={12}>{use}</DashboardColumn>
      <Queues overview={overview} />
    </>
  );
};

/** Side by side where there are two, and over the whole width where there is one. */
const Queues = ({ overview }: { overview: Overview }) => (
  <>
    <DashboardColumn span={6}>
      <NextSteps />
      <WaitingForDrivers overview={overview} />
      <RestOfToday overview={overview} />
    </DashboardColumn>
    <DashboardColumn span={6}>
      <DocumentsToRenew />
    </DashboardColumn>
  </>
);

export const Route = createFileRoute('/fleet-owner/_main/')({
  validateSearch: readHomeSearch,
  component: FleetOwnerHome,
});
