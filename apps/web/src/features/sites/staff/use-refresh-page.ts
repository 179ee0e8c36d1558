import { useQueryClient } from '@tanstack/react-query';
import { pageListQuery, sitePageQuery, type PageKey } from '../site-pages.ts';

/** After a text was saved or deleted: visitors' view of it and the list of pages are asked for again. */
export const useRefreshPage = () => {
  const queryClient = useQueryClient();
  return async (page: PageKey): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: sitePageQuery(page).queryKey, exact: true }),
      queryClient.invalidateQueries({ queryKey: pageListQuery().queryKey }),
    ]);
  };
};
