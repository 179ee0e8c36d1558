import { createFileRoute } from '@tanstack/react-router';
import { NewPolicy } from '#features/fleet/policy-form.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const New = () => (
  <FormPage
    header={
      <PageHeader
        title="New policy"
        lead="Drivers are asked to read and accept it."
        back={{ to: '/fleet-owner/account/policies', label: 'Policies' }}
      />
    }
  >
    <NewPolicy />
  </FormPage>
);

export const Route = createFileRoute('/fleet-owner/_main/account/policies/new')({
  staticData: { tabs: false },
  component: New,
});
