import { useQuery } from '@tanstack/react-query';
import { FileImage, FileText, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowAnchor } from '#ui/table/row-opener.tsx';
import { dividing, showRows, type RowsInBrowser } from '#ui/table/rows-in-browser.ts';
import type { RowAction, TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { DeleteDocument } from './delete-document.tsx';
import { documentsQuery, type PaperItem } from './documents-query.ts';
import { PAPER_KINDS } from './documents-spec.ts';
import classes from './documents.module.css';
import { typeInWords, uploadedOn } from './paper-in-words.ts';

type Kind = (typeof PAPER_KINDS)[number];

const kindOf = ({ type }: PaperItem): Kind => (type.startsWith('image/') ? 'picture' : 'pdf');
const NAME_OF_KIND: Record<Kind, string> = { pdf: 'PDF', picture: 'Photo' };

const HOW: RowsInBrowser<PaperItem> = {
  sorts: {
    title: ({ title }) => title,
    type: ({ type }) => typeInWords(type),
    added: ({ uploadedAt }) => uploadedAt,
  },
  filters: { kind: kindOf },
  words: ({ title }) => title,
};

const PaperIcon = ({ paper }: { paper: PaperItem }) => (
  <RowIcon icon={kindOf(paper) === 'picture' ? FileImage : FileText} />
);

const PaperLink = ({ paper }: { paper: PaperItem }) => (
  <RowAnchor href={paper.url} target="_blank" rel="noreferrer" aria-label={`Open ${paper.title} in a new tab`}>
    {paper.title}
  </RowAnchor>
);

const COLUMNS: readonly TableColumn<PaperItem>[] = [
  {
    id: 'title',
    label: 'Title',
    sorts: true,
    fixed: true,
    cell: (paper) => (
      <span className={classes['paper']}>
        <PaperIcon paper={paper} />
        <PaperLink paper={paper} />
      </span>
    ),
  },
  { id: 'type', label: 'Type', sorts: true, cell: ({ type }) => typeInWords(type) },
  { id: 'added', label: 'Added', sorts: true, cell: ({ uploadedAt }) => uploadedOn(uploadedAt) },
];

const filtersOf = (countOf: (filter: string, value: string) => number): readonly TableFilter[] => [
  {
    id: 'kind',
    label: 'Type',
    options: PAPER_KINDS.map((kind) => ({ value: kind, label: NAME_OF_KIND[kind], count: countOf('kind', kind) })),
  },
];

interface DocumentTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** The button that adds the first one. */
  readonly add: ReactNode;
}

/** The provider's documents, newest first. Read-only while impersonating. */
export const DocumentTable = ({ state, onState, add }: DocumentTableProps) => {
  const session = useSession();
  const mayDelete = session !== null && !isImpersonated(session);
  const papers = useQuery(documentsQuery);
  const [chosen, setChosen] = useState<PaperItem | null>(null);
  const shown = showRows(papers.data ?? [], state, HOW);
  const actionsOf = (paper: PaperItem): readonly RowAction[] => [
    { label: 'Open in a new tab', icon: SquareArrowOutUpRight, href: paper.url },
    ...(mayDelete ? [{ label: 'Delete', icon: Trash2, danger: true, onPress: () => setChosen(paper) }] : []),
  ];
  return (
    <>
      <DataTable
        what="documents"
        columns={COLUMNS}
        page={papers.data && shown.page}
        query={papers}
        state={shown.state}
        onState={onState}
        searchLabel="Search by title"
        filters={dividing(filtersOf(shown.countOf), state)}
        nameOf={({ title }) => title}
        line={(paper) => ({
          lead: <PaperIcon paper={paper} />,
          title: <PaperLink paper={paper} />,
          meta: `${typeInWords(paper.type)} · added ${uploadedOn(paper.uploadedAt)}`,
        })}
        rowActions={actionsOf}
        empty={
          <EmptyState level={2} title="No documents yet" action={add}>
            Upload your license, insurance and certificates to keep them in one place.
          </EmptyState>
        }
      />
      <DeleteDocument paper={chosen} onClose={() => setChosen(null)} />
    </>
  );
};
