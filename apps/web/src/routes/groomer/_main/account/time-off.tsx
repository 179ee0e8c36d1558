import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { TimeOffPlanner } from '#features/scheduling/time-off-planner.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const TimeOff = () => (
  <FormPage
    header={
      <PageHeader
        title="Time off"
        lead="Customers can’t book you on these days."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <TimeOffPlanner habits={useCalendarHabits()} />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/time-off')({
  staticData: { tabs: false },
  component: TimeOff,
});
