import { createFileRoute } from '@tanstack/react-router';
import { ProductStore } from '#features/upsells/product-store.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Store = () => (
  <FormPage
    header={
      <PageHeader
        title="Product store"
        lead="What customers can add when they book with you."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <ProductStore />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/product-store')({
  staticData: { tabs: false },
  component: Store,
});
