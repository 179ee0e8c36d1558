import { useMediaQuery } from '@mantine/hooks';
import { localDateAt } from '@tailgate/values/local-time';
import { weekAround } from '@tailgate/values/weekdays';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus, TreePalm } from 'lucide-react';
import { dayRouteQuery } from '#features/appointments/appointments-query.ts';
import { OrderCard } from '#features/appointments/day/order-card.tsx';
import { DayFigures, DayTotals } from '#features/appointments/home/day-figures.tsx';
import { DueCard } from '#features/appointments/home/due-card.tsx';
import { LateCard } from '#features/appointments/home/late-card.tsx';
import { RequestsCard, RequestsStrip } from '#features/appointments/home/requests-card.tsx';
import { RouteCard } from '#features/appointments/home/route-card.tsx';
import { WeekAheadCard } from '#features/appointments/home/week-ahead-card.tsx';
import { DriverPapers } from '#features/compliance/index.ts';
import { NextSteps } from '#features/providers/next-steps.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { VanLine } from '#features/vehicles/driver/van-line.tsx';
import { usePlans } from '#features/scheduling/home/use-plans.ts';
import { daysInWords } from '#shell/periods/period.ts';
import { accountQuery } from '#shell/account/account-query.ts';
import { Greeting } from '#shell/account/greeting.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { DashboardColumn, DashboardFigures, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { PeriodMoney, ReceivedMoney } from '../-period-money.tsx';

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

const useWide = () => useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });

const GroomerHome = () => {
  const { data: account } = useQuery(accountQuery('groomer'));
  const wide = useWide();
  const timeZone = account?.profile?.timeZone;
  return (
    // On a phone the day itself comes first; both are a press away in its tabs.
    <DashboardPage header={<Greeting actions={wide && <Actions />} />}>
      {timeZone === undefined ? null : <Day timeZone={timeZone} />}
    </DashboardPage>
  );
};

const Day = ({ timeZone }: { timeZone: string }) => {
  const { plans, queries } = usePlans();
  const habits = useCalendarHabits();
  const now = useNow();
  const wide = useWide();
  const today = localDateAt(now, timeZone);
  const shown = { timeZone, clock: habits.clock, now };
  const plan = plans?.days[0];
  const period = { today, firstDay: habits.firstDayOfWeek };
  const week = weekAround(today, habits.firstDayOfWeek);
  // Who has work today does that first.
  const isWorkday = (useQuery(dayRouteQuery(today)).data?.stops.length ?? 0) > 0;
  return (
    <>
      <DashboardColumn span={12} next>
        <LateCard today={today} shown={shown} />
        <DriverPapers urgentOnly />
      </DashboardColumn>
      <DashboardFigures>
        <DayFigures
          timeZone={timeZone}
          habits={habits}
          received={<ReceivedMoney days={week} now={period} label="Received this week" />}
        />
      </DashboardFigures>
      <DashboardColumn span={8} next>
        {!isWorkday && <NextSteps />}
        <DayTotals timeZone={timeZone} />
        <RequestsStrip shown={shown} />
        <VanLine />
        <RouteCard timeZone={timeZone} habits={habits} zones={plan && !plan.isOff ? plan.zones : []} />
        {!wide && (
          <PeriodMoney days={week} now={period} timeZone={timeZone} label={`This week, ${daysInWords(week)}`} />
        )}
        {isWorkday && <NextSteps />}
        <WeekAheadCard timeZone={timeZone} habits={habits} plans={plans?.days} planQueries={queries} />
      </DashboardColumn>
      <DashboardColumn span={4} next>
        <RequestsCard shown={shown} />
        <OrderCard date={today} shown={shown} />
        <DueCard now={now} />
      </DashboardColumn>
    </>
  );
};

export const Route = createFileRoute('/groomer/_main/')({ component: GroomerHome });
