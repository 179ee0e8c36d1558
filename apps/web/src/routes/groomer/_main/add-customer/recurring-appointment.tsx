import { addDays, localDateAt, parseLocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RecurringAppointment } from '#features/groomer-booking/recurring-appointment.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { accountQuery } from '#shell/account/account-query.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { FlowPage, readFlowSearch } from './-flow.tsx';

const DEFAULT_TIME = '09:00';

const Recurring = () => {
  const search = readFlowSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const habits = useCalendarHabits();
  const now = useNow();
  const account = useQuery(accountQuery('groomer'));
  const timeZone = account.data?.profile?.timeZone;
  return (
    <FlowPage
      wide
      step="/groomer/add-customer/recurring-appointment"
      title="Repeat appointment"
      lead="Every date is checked before you book."
      search={search}
      back={{ to: '/groomer/add-customer/appointment-details', label: 'day and time' }}
    >
      {(session) =>
        timeZone === undefined ? (
          <LoadingState what="your account" of={[account]} rows={4} />
        ) : (
          <RecurringAppointment
            session={session}
            timeZone={timeZone}
            habits={habits}
            first={{
              date: parseLocalDate(search.date ?? '') ?? addDays(localDateAt(now, timeZone), 1),
              time: search.time ?? DEFAULT_TIME,
              minutes: search.minutes === undefined ? undefined : Number(search.minutes),
            }}
            onPlaced={() =>
              void navigate({ to: '/groomer/add-customer/done', search: { session: session.id }, replace: true })
            }
          />
        )
      }
    </FlowPage>
  );
};

export const Route = createFileRoute('/groomer/_main/add-customer/recurring-appointment')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Recurring,
});
