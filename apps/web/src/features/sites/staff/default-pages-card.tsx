import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { pageListQuery } from '../site-pages.ts';
import { PAGE_PLACES } from './page-places.ts';

const SHOWN = 6;

/** Pages that still have the default text: what staff should write next. */
export const DefaultPagesCard = () => {
  const pages = useQuery(pageListQuery());
  const left = pages.data?.items.filter(({ isDefault }) => isDefault);
  return (
    <Card
      title={left && left.length > 0 ? `Pages with default text (${left.length})` : 'Pages with default text'}
      aside={<TextLink to="/staff/pages">View all pages</TextLink>}
    >
      {!left && <LoadingState what="the pages" of={[pages]} rows={4} />}
      {left?.length === 0 && (
        <EmptyState title="All pages have your text">Visitors see your own text on every page.</EmptyState>
      )}
      {left && left.length > 0 && (
        <Rows label="Pages with default text">
          {left.slice(0, SHOWN).map(({ key, title }) => (
            <RowLink
              key={key}
              to="/staff/pages/$page"
              params={{ page: key }}
              lead={<RowIcon icon={FileText} />}
              title={PAGE_PLACES[key].name}
              meta={`“${title}”`}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
