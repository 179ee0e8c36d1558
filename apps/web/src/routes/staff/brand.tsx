import { createFileRoute } from '@tanstack/react-router';
import { BrandEditor } from '#features/sites/staff/brand-editor.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Brand = () => (
  <FormPage
    header={
      <PageHeader
        title="Brand"
        lead="Name, colors, logo and contact details of the site."
        back={{ to: '/staff', label: 'Home', phoneOnly: true }}
      />
    }
  >
    <BrandEditor />
  </FormPage>
);

export const Route = createFileRoute('/staff/brand')({ staticData: { tabs: false }, component: Brand });
