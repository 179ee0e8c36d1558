import { createFileRoute } from '@tanstack/react-router';
import { EditPolicy } from '#features/fleet/policy-form.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Policy = () => {
  const { policyId } = Route.useParams();
  return (
    <FormPage header={<PageHeader title="Policy" back={{ to: '/fleet-owner/account/policies', label: 'Policies' }} />}>
      <EditPolicy id={policyId} />
    </FormPage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account/policies/$policyId')({
  staticData: { tabs: false },
  component: Policy,
});
