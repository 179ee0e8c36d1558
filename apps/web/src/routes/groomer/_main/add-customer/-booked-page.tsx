import { Booked } from '#features/booking/new-appointment/booked.tsx';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { ButtonLink } from '#ui/button.tsx';
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
  return (
    <FlowPage
      step={step}
      title={title}
      lead="Saved in your schedule."
      search={search}
      back={{ to: '/groomer', label: 'home' }}
    >
      {(session) => (
        <Booked
          session={session}
          clock={clock}
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
      )}
    </FlowPage>
  );
};
