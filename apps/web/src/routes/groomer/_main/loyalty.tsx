import { createFileRoute } from '@tanstack/react-router';
import { LoyaltyProgram } from '#features/loyalty/loyalty-program.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Loyalty = () => (
  <FormPage
    header={
      <PageHeader
        title="Loyalty"
        lead="Money off for customers who keep coming back."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <LoyaltyProgram />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/loyalty')({
  staticData: { tabs: false },
  component: Loyalty,
});
