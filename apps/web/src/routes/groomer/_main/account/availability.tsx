import { createFileRoute } from '@tanstack/react-router';
import { useCalendarHabits } from '#features/providers/preferences/preferences-query.ts';
import { WeeklyHours } from '#features/scheduling/weekly-hours.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Availability = () => (
  <FormPage
    wide
    header={
      <PageHeader
        title="Hours"
        lead="Customers can only book you within these hours."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <WeeklyHours habits={useCalendarHabits()} />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/availability')({
  staticData: { tabs: false },
  component: Availability,
});
