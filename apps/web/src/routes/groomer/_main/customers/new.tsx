import { createFileRoute } from '@tanstack/react-router';
import { NewCustomer } from '#features/customers/new-customer.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const PARTS = { AddressField, uploadPhoto: uploadImage() };

const NewCustomerPage = () => (
  <FormPage
    header={
      <PageHeader
        title="New customer"
        lead="They get a text with a link to their account."
        back={{ to: '/groomer/customers', label: 'Customers' }}
      />
    }
  >
    <NewCustomer parts={PARTS} />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/customers/new')({
  staticData: { tabs: false },
  component: NewCustomerPage,
});
