import { createFileRoute } from '@tanstack/react-router';
import { OwnInsurance } from '#features/vehicles/own/own-insurance.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Insurance = () => (
  <FormPage
    header={
      <PageHeader
        title="Insurance"
        lead="How your van is insured."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <OwnInsurance />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/insurance')({
  staticData: { tabs: false },
  component: Insurance,
});
