import { useQuery } from '@tanstack/react-query';
import { primaryMenuQuery } from '#shell/site/primary-menu.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { MenuForm } from './menu-form.tsx';

/** The links of the site's menu, in the header and the footer of its public pages. */
export const MenuEditor = () => {
  const menu = useQuery(primaryMenuQuery());
  if (menu.data) return <MenuForm items={menu.data.items} />;
  return (
    <Card>
      <LoadingState what="the menu" of={[menu]} rows={4} />
    </Card>
  );
};
