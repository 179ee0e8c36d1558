import { createFileRoute } from '@tanstack/react-router';
import { InviteRenter } from '#features/fleet/renters/invite-renter.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const New = () => (
  <FormPage header={<PageHeader title="Invite renter" back={{ to: '/fleet-owner/customers', label: 'Renters' }} />}>
    <InviteRenter />
  </FormPage>
);

export const Route = createFileRoute('/fleet-owner/_main/customers/new')({
  staticData: { tabs: false },
  component: New,
});
