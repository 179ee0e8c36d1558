import { createFileRoute } from '@tanstack/react-router';
import { MenuEditor } from '#features/sites/staff/menu-editor.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Menu = () => (
  <FormPage
    header={
      <PageHeader
        title="Menu"
        lead="Links at the top and bottom of the public pages. Large screens show the first five at the top."
        back={{ to: '/staff', label: 'Home', phoneOnly: true }}
      />
    }
  >
    <MenuEditor />
  </FormPage>
);

export const Route = createFileRoute('/staff/menu')({ staticData: { tabs: false }, component: Menu });
