import { createFileRoute } from '@tanstack/react-router';
import { MenuEditor } from '#features/sites/staff/menu-editor.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Menu = () => (
  <FormPage
    header={
      <PageHeader
        title="Menu"
        lead="The links on top and at the foot of the public pages. The first five stand in the bar on large screens."
        back={{ to: '/staff', label: 'Home' }}
      />
    }
  >
    <MenuEditor />
  </FormPage>
);

export const Route = createFileRoute('/staff/menu')({ staticData: { tabs: false }, component: Menu });
