import { useMediaQuery } from '@mantine/hooks';
import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus, TreePalm } from 'lucide-react';
import { OrderCard } from '#features/appointments/day/order-card.tsx';
import { DayFigures, DayTotals } from '#features/appointments/home/day-figures.tsx';
import { DueCard } from '#features/appointments/home/due-card.tsx';
import { RequestsCard, RequestsStrip } from '#features/appointments/home/requests-card.tsx';
import { RouteCard } from '#features/appointments/home/route-card.tsx';
import { WeekAheadCard } from '#features/appointments/home/week-ahead-card.tsx';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { usePlans } from '#features/scheduling/home/use-plans.ts';
import { accountQuery } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { useWorkFacts } from '../-work-facts.ts';

const Actions = () => (
  <>
    <ButtonLink to="/groomer/account/time-off" icon={<TreePalm size={18} aria-hidden />}>
      Add time off
    </ButtonLink>
    <ButtonLink to="/groomer/add-customer/select-services" icon={<Plus size={18} aria-hidden />}>
      New appointment
    </ButtonLink>
  </>
);

const GroomerHome = () => {
  const { data: account } = useQuery(accountQuery('groomer'));
  const { work } = useWorkFacts();
  const { plans, queries } = usePlans();
  const habits = useCalendarHabits();
  const now = useNow();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  // On a phone the day itself comes first; both are a press away in its tabs.
  const header = <Greeting actions={wide && <Actions />} />;
  const timeZone = account?.profile?.timeZone;
  if (timeZone === undefined) return <DashboardPage header={header}>{null}</DashboardPage>;
  const today = plans?.days[0];
  return (
    <DashboardPage header={header}>
      <DashboardFigures>
        <DayFigures timeZone={timeZone} habits={habits} />
      </DashboardFigures>
      <DashboardColumn span={8} next>
        <NextSteps work={work} />
        <DayTotals timeZone={timeZone} />
        <RequestsStrip timeZone={timeZone} />
        <RouteCard timeZone={timeZone} habits={habits} zones={today && !today.isOff ? today.zones : []} />
        <WeekAheadCard timeZone={timeZone} habits={habits} plans={plans?.days} planQueries={queries} />
      </DashboardColumn>
      <DashboardColumn span={4} next>
        <RequestsCard timeZone={timeZone} habits={habits} />
        <OrderCard date={localDateAt(now, timeZone)} shown={{ timeZone, clock: habits.clock, now }} />
        <DueCard now={now} />
      </DashboardColumn>
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/')({ component: GroomerHome });
