import { createFileRoute } from '@tanstack/react-router';
import { daysBetween } from '@tailgate/values/local-time';
import { Downloads } from '#features/reports/downloads.tsx';
import { Earnings } from '#features/reports/earnings.tsx';
import { useReportPlace } from '#features/reports/report-place.ts';
import { PAYOUTS_TABLE } from '#features/reports/report-tables.ts';
import { EARNINGS } from '#features/reports/reports-query.ts';
import { daysInWords } from '#shell/periods/period.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { PeriodMoney } from '../../-period-money.tsx';

/** Of a longer time nothing but the past is booked. */
const MONTH_DAYS = 31;

const EarningReport = () => {
  const place = useReportPlace(Route.useSearch(), Route.useNavigate(), PAYOUTS_TABLE);
  return (
    <DashboardPage
      header={
        <PageHeader
          title="Earnings"
          back={{ to: '/groomer/reports', label: 'reports' }}
          actions={<Downloads of={EARNINGS} name="earnings" shown={place.shown} main />}
        />
      }
    >
      <Earnings
        place={place}
        first={({ days, timeZone, ...now }) =>
          daysBetween(days.from, days.to) < MONTH_DAYS && (
            <PeriodMoney days={days} now={now} timeZone={timeZone} label={`Money of ${daysInWords(days)}`} />
          )
        }
      />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/groomer/_main/reports/earning')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: EarningReport,
});
