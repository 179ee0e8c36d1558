import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentDetails } from '#features/groomer-booking/appointment-details.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { accountQuery } from '#shell/account/account-query.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { FlowPage, readFlowSearch } from './-flow.tsx';

const Details = () => {
  const search = readFlowSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const habits = useCalendarHabits();
  const account = useQuery(accountQuery('groomer'));
  const timeZone = account.data?.profile?.timeZone;
  return (
    <FlowPage
      step="/groomer/add-customer/appointment-details"
      title="Choose a time"
      lead="Step 2 of 2"
      search={search}
      back={{ to: '/groomer/add-customer/select-services', label: 'services' }}
    >
      {(session) =>
        timeZone === undefined ? (
          <LoadingState what="your account" of={[account]} rows={4} />
        ) : (
          <AppointmentDetails
            session={session}
            timeZone={timeZone}
            habits={habits}
            start={{
              date: search.date,
              time: search.time,
              minutes: search.minutes === undefined ? undefined : Number(search.minutes),
            }}
            onStart={({ date, time, minutes }) =>
              void navigate({
                search: {
                  session: session.id,
                  ...(date !== undefined && { date }),
                  ...(time !== undefined && { time }),
                  ...(minutes !== undefined && { minutes: String(minutes) }),
                },
                replace: true,
                resetScroll: false,
              })
            }
            onPlaced={() =>
              void navigate({ to: '/groomer/add-customer/success', search: { session: session.id }, replace: true })
            }
          />
        )
      }
    </FlowPage>
  );
};

export const Route = createFileRoute('/groomer/_main/add-customer/appointment-details')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Details,
});
