import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { TableColumn, TableState } from '#ui/table/table-types.ts';
import { sitePapersQuery, type PaperRow } from './compliance-query.ts';
import { DOCUMENT, EXPIRY, HOLDER, PLATE, PaperState, PaperIcon, documentName, filtersOf } from './paper-columns.tsx';
import { hitInShort } from './paper-words.ts';
import classes from './compliance.module.css';

const COLUMNS: readonly TableColumn<PaperRow>[] = [
  DOCUMENT,
  PLATE,
  EXPIRY,
  {
    id: 'renewedBy',
    label: 'Must renew',
    cell: ({ renewedBy }) => (
      <TextLink to="/staff/people/$personId" params={{ personId: renewedBy.id }}>
        {renewedBy.name}
      </TextLink>
    ),
  },
  HOLDER,
  { id: 'hits', label: 'What it hits', cell: (paper) => hitInShort(paper) ?? '–' },
];

interface SiteDocumentsTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** Documents of all vans of the site that are not in order, for staff. */
export const SiteDocumentsTable = ({ state, onState }: SiteDocumentsTableProps) => {
  const papers = useQuery(sitePapersQuery(state));
  return (
    <DataTable
      what="documents"
      columns={COLUMNS}
      page={papers.data}
      query={papers}
      state={state}
      onState={onState}
      searchLabel="Van, plate, VIN or owner"
      filters={filtersOf(['expired', 'soon', 'missing'], papers.data?.counts)}
      nameOf={documentName}
      line={(paper) => ({
        lead: <PaperIcon of={paper} />,
        title: `${paper.vehicle.name}, ${VAN_DOCUMENT_WORDS[paper.kind].toLowerCase()}`,
        meta: (
          <span className={classes['two']}>
            <PaperState of={paper} />
            <span>{[`Must renew: ${paper.renewedBy.name}`, hitInShort(paper)].filter(Boolean).join(' · ')}</span>
          </span>
        ),
      })}
      empty={
        <EmptyState level={2} title="All documents are in order">
          Documents of vans that are expired, missing or about to expire are listed here.
        </EmptyState>
      }
    />
  );
};
