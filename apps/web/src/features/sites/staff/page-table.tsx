import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, PencilLine, SquareArrowOutUpRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import { showRows, type RowsInBrowser } from '#ui/table/rows-in-browser.ts';
import type { RowAction, TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { timeAgo } from '#ui/words/time-ago.ts';
import { pageListQuery, type PageSummary } from '../site-pages.ts';
import { PAGE_GROUPS, PAGE_PLACES } from './page-places.ts';
import { ResetPage } from './reset-page.tsx';

type PageRow = PageSummary & { readonly id: string };

const GROUP_IDS = Object.keys(PAGE_GROUPS) as (keyof typeof PAGE_GROUPS)[];
const placeOf = ({ key }: PageRow) => PAGE_PLACES[key];
const ORDER = Object.keys(PAGE_PLACES);

const HOW: RowsInBrowser<PageRow> = {
  sorts: {
    name: (page) => placeOf(page).name,
    // In the order in which they are named: pages, terms, questions.
    group: ({ key }) => ORDER.indexOf(key),
    changed: ({ updatedAt }) => updatedAt ?? '',
  },
  filters: { group: (page) => placeOf(page).group, text: ({ isDefault }) => (isDefault ? 'default' : 'own') },
  words: (page) => `${placeOf(page).name} ${page.title}`,
};

const TextBadge = ({ isDefault }: { isDefault: boolean }) =>
  isDefault ? (
    <Badge tone="cancelled" icon={FileText}>
      Default text
    </Badge>
  ) : (
    <Badge tone="complete" icon={PencilLine}>
      Your text
    </Badge>
  );

const PageLink = ({ page }: { page: PageRow }) => (
  <RowOpener to="/staff/pages/$page" params={{ page: page.key }}>
    {placeOf(page).name}
  </RowOpener>
);

const columnsAt = (nowMs: number): readonly TableColumn<PageRow>[] => [
  { id: 'name', label: 'Page', sorts: true, fixed: true, cell: (page) => <PageLink page={page} /> },
  { id: 'title', label: 'Title', minor: true, cell: ({ title }) => title },
  { id: 'group', label: 'Group', sorts: true, cell: (page) => PAGE_GROUPS[placeOf(page).group] },
  { id: 'text', label: 'Text', cell: ({ isDefault }) => <TextBadge isDefault={isDefault} /> },
  {
    id: 'changed',
    label: 'Changed',
    sorts: true,
    cell: ({ updatedAt }) => (updatedAt ? timeAgo(updatedAt, nowMs) : '–'),
  },
];

const filtersOf = (countOf: (filter: string, value: string) => number): readonly TableFilter[] => [
  {
    id: 'group',
    label: 'Group',
    options: GROUP_IDS.map((id) => ({ value: id, label: PAGE_GROUPS[id], count: countOf('group', id) })),
  },
  {
    id: 'text',
    label: 'Text',
    options: [
      { value: 'own', label: 'Your text', count: countOf('text', 'own') },
      { value: 'default', label: 'Default text', count: countOf('text', 'default') },
    ],
  },
];

interface PageTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Every text of the site, and which of them still are the neutral ones. */
export const PageTable = ({ state, onState }: PageTableProps) => {
  const navigate = useNavigate();
  const pages = useQuery(pageListQuery());
  const [reset, setReset] = useState<PageRow | null>(null);
  const shown = showRows(
    (pages.data?.items ?? []).map((page) => ({ ...page, id: page.key })),
    state,
    HOW,
  );
  const actionsOf = (page: PageRow): readonly RowAction[] => {
    const { path } = placeOf(page);
    const edit = () => void navigate({ to: '/staff/pages/$page', params: { page: page.key } });
    return [
      { label: 'Edit', icon: PencilLine, onPress: edit },
      ...(path ? [{ label: 'View in a new tab', icon: SquareArrowOutUpRight, href: path }] : []),
      ...(page.isDefault
        ? []
        : [{ label: 'Restore default text', icon: Undo2, danger: true, onPress: () => setReset(page) }]),
    ];
  };
  return (
    <>
      <DataTable
        what="pages"
        columns={columnsAt(pages.dataUpdatedAt)}
        page={pages.data && shown.page}
        query={pages}
        state={shown.state}
        onState={onState}
        searchLabel="Page or title"
        filters={filtersOf(shown.countOf)}
        nameOf={(page) => placeOf(page).name}
        line={(page) => ({
          lead: <RowIcon icon={FileText} />,
          title: <PageLink page={page} />,
          meta: `${page.isDefault ? 'Default text' : 'Your text'}${page.updatedAt ? ` · changed ${timeAgo(page.updatedAt, pages.dataUpdatedAt)}` : ''}`,
        })}
        rowActions={actionsOf}
        empty={
          <EmptyState level={2} title="No pages">
            This site has no pages to edit.
          </EmptyState>
        }
      />
      <ResetPage page={reset?.key ?? null} onClose={() => setReset(null)} />
    </>
  );
};
