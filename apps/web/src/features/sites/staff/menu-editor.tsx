import { useQuery } from '@tanstack/react-query';
import { primaryMenuQuery } from '#shell/site/primary-menu.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { MenuForm } from './menu-form.tsx';

/** The links of the site's menu, in the header and the footer of its public pages. */
export const MenuEditor = () => {
  const menu = useQuery(primaryMenuQuery());
  if (menu.data) return <MenuForm items={menu.data.items} />;
  return (
    <Card>
      {menu.isPending ? (
        <SkeletonRows rows={4} label="Loading the menu" />
      ) : (
        <ErrorState title="The menu didn’t load" retrying={menu.isFetching} onRetry={() => void menu.refetch()} />
      )}
    </Card>
  );
};
