import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CalendarDays, TreePalm } from 'lucide-react';
import { OrderCard } from '#features/booking/day/order-card.tsx';
import { RequestsCard, RequestsStrip } from '#features/booking/home/requests-card.tsx';
import { RouteCard } from '#features/booking/home/route-card.tsx';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { HomeFigures } from '#features/scheduling/home/home-figures.tsx';
import { OpenDaysCard } from '#features/scheduling/home/open-days-card.tsx';
import { ZonesCard } from '#features/scheduling/home/zones-card.tsx';
import { WeekChartCard } from '#features/scheduling/home/week-chart-card.tsx';
import { WeekCard } from '#features/scheduling/week-card.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/use-now.ts';
import { useWorkFacts } from '../-work-facts.ts';

const Actions = () => (
  <>
    <ButtonLink to="/groomer/account/time-off" icon={<TreePalm size={18} aria-hidden />}>
      Add time off
    </ButtonLink>
    <ButtonLink to="/groomer/appointments" icon={<CalendarDays size={18} aria-hidden />}>
      Open schedule
    </ButtonLink>
  </>
);

const GroomerHome = () => {
  const navigate = Route.useNavigate();
  const { data: account } = useQuery(accountQuery('groomer'));
  const { work } = useWorkFacts();
  const timeZone = account?.profile?.timeZone;
  const habits = useCalendarHabits();
  const now = useNow();
  const openZone = (zone: string) => void navigate({ to: '/groomer/account/service-area', search: { zone } });
  return (
    <DashboardPage header={<Greeting actions={<Actions />} />}>
      <DashboardFigures>
        <HomeFigures habits={habits} />
      </DashboardFigures>
      <DashboardColumn span={8} next>
        <NextSteps work={work} />
        {timeZone !== undefined && <RequestsStrip timeZone={timeZone} />}
        {timeZone !== undefined && <RouteCard timeZone={timeZone} habits={habits} />}
        <WeekChartCard habits={habits} />
        <ZonesCard firstDay={habits.firstDayOfWeek} onOpen={openZone} />
      </DashboardColumn>
      <DashboardColumn span={4} next>
        {timeZone !== undefined && <RequestsCard timeZone={timeZone} habits={habits} />}
        {timeZone !== undefined && (
          <OrderCard date={localDateAt(now, timeZone)} shown={{ timeZone, clock: habits.clock, now }} />
        )}
        <OpenDaysCard habits={habits} />
        {timeZone !== undefined && <WeekCard timeZone={timeZone} habits={habits} />}
      </DashboardColumn>
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/')({ component: GroomerHome });
