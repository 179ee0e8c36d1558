import { createFileRoute } from '@tanstack/react-router';
import { OwnCards } from '#features/orders/own/own-cards.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const PaymentMethods = () => (
  <FormPage
    header={
      <PageHeader
        title="Payment methods"
        lead="Your groomer charges the default card when an appointment is completed."
        back={{ to: '/customer/account', label: 'your account' }}
      />
    }
  >
    <OwnCards />
  </FormPage>
);

export const Route = createFileRoute('/customer/_main/payment-methods')({
  staticData: { tabs: false },
  component: PaymentMethods,
});
