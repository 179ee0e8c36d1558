import { createFileRoute } from '@tanstack/react-router';
import { PersonActivity } from '#features/accounts/activity/person-activity.tsx';
import { PersonHeader } from '#features/accounts/activity/person-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const SupportPerson = () => {
  const { personId } = Route.useParams();
  return (
    <FormPage header={<PersonHeader id={personId} />}>
      <PersonActivity id={personId} />
    </FormPage>
  );
};

export const Route = createFileRoute('/support/people/$personId')({
  staticData: { tabs: false },
  component: SupportPerson,
});
