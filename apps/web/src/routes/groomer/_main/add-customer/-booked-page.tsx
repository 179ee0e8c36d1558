import { useQuery } from '@tanstack/react-query';
import { Booked } from '#features/groomer-booking/booked.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { accountQuery } from '#shell/account/account-query.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FlowPage, type FlowSearch } from './-flow.tsx';
import type { FlowStep } from './-steps.ts';

interface BookedPageProps {
  readonly step: FlowStep;
  readonly title: string;
  readonly search: FlowSearch;
}

/** The end of the flow, for one appointment and for a series. */
export const BookedPage = ({ step, title, search }: BookedPageProps) => {
  const { clock } = useCalendarHabits();
  const account = useQuery(accountQuery('groomer'));
  const timeZone = account.data?.profile?.timeZone;
  return (
    <FlowPage
      step={step}
      title={title}
      lead="All of it is saved."
      search={search}
      back={{ to: '/groomer', label: 'home' }}
    >
      {(session) =>
        timeZone === undefined ? (
          <LoadingState what="your account" of={[account]} rows={4} />
        ) : (
          <Booked
            session={session}
            clock={clock}
            timeZone={timeZone}
            actions={(orderId) => (
              <>
                <ButtonLink to="/groomer/appointments/$orderId" params={{ orderId }} look="filled">
                  Open appointment
                </ButtonLink>
                <ButtonLink to="/groomer/add-customer/select-services" search={{ customer: session.customer.id }}>
                  Book another
                </ButtonLink>
                <ButtonLink to="/groomer/appointments">Open schedule</ButtonLink>
              </>
            )}
          />
        )
      }
    </FlowPage>
  );
};
