import { createFileRoute } from '@tanstack/react-router';
import { MenuEditor } from '#features/sites/staff/menu-editor.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

const Menu = () => (
  <>
    <PageHeader
      title="Menu"
      lead="The links on top and at the foot of the public pages. The first five stand in the bar on large screens."
      back={{ to: '/staff', label: 'Home' }}
    />
    <MenuEditor />
  </>
);

export const Route = createFileRoute('/staff/menu')({ staticData: { tabs: false }, component: Menu });
