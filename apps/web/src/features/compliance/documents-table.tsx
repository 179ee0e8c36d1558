import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { RowAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import { papersQuery, type Paper, type PaperRow } from './compliance-query.ts';
import { DocumentDialog, type AskedDocument } from './document-dialog.tsx';
import { HitAppointmentsDialog } from './hit-appointments-dialog.tsx';
import {
  DOCUMENT,
  EXPIRY,
  HOLDER,
  PLATE,
  PaperState,
  PaperIcon,
  documentName,
  filtersOf,
  hitWordsOf,
} from './paper-columns.tsx';
import { verbOf } from './paper-problems.tsx';
import { hitInShort } from './paper-words.ts';
import classes from './compliance.module.css';

const Hits = ({ of, onSee }: { of: Paper; onSee: (paper: Paper) => void }) => {
  const hit = hitWordsOf(of);
  if (hit === null) return '–';
  return (
    <Button
      compact
      look="text"
      className={classes['hits']}
      aria-label={`${hit.what}, ${hit.sum}: see them`}
      onClick={() => onSee(of)}
    >
      {`${hit.what}, ${hit.sum}`}
    </Button>
  );
};

interface Acts {
  readonly onSee: (paper: Paper) => void;
  readonly onUpload: (paper: Paper) => void;
}

const columnsFor = ({ onSee, onUpload }: Acts): readonly TableColumn<PaperRow>[] => [
  DOCUMENT,
  PLATE,
  EXPIRY,
  { id: 'hits', label: 'What it hits', cell: (paper) => <Hits of={paper} onSee={onSee} /> },
  HOLDER,
  {
    id: 'upload',
    label: 'New one',
    fixed: true,
    cell: (paper) => (
      <Button
        compact
        look="tint"
        icon={<Upload size={18} aria-hidden />}
        aria-label={`Upload ${documentName(paper)}`}
        onClick={() => onUpload(paper)}
      >
        Upload
      </Button>
    ),
  },
];

interface DocumentsTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** The documents of all vans of a fleet owner, with what their expiry hits, to be renewed in place. */
export const DocumentsTable = ({ state, onState }: DocumentsTableProps) => {
  const papers = useQuery(papersQuery(state));
  const [asked, setAsked] = useState<AskedDocument | null>(null);
  const [seen, setSeen] = useState<Paper | null>(null);
  const upload = (paper: Paper) => setAsked({ vehicle: paper.vehicle, kind: paper.kind, verb: verbOf(paper) });
  const rowActions = (paper: PaperRow): readonly RowAction[] => [
    { label: 'Upload new one', icon: Upload, onPress: () => upload(paper) },
  ];
  return (
    <>
      <DataTable
        what="documents"
        columns={columnsFor({ onSee: setSeen, onUpload: upload })}
        page={papers.data}
        query={papers}
        state={state}
        onState={onState}
        searchLabel="Van, plate or VIN"
        filters={filtersOf(['expired', 'soon', 'missing'], papers.data?.counts)}
        nameOf={documentName}
        line={(paper) => ({
          lead: <PaperIcon of={paper} />,
          title: `${paper.vehicle.name}, ${VAN_DOCUMENT_WORDS[paper.kind].toLowerCase()}`,
          meta: (
            <span className={classes['two']}>
              <PaperState of={paper} />
              {hitInShort(paper) !== null && <span>{hitInShort(paper)}</span>}
            </span>
          ),
        })}
        rowActions={rowActions}
        empty={
          <EmptyState
            level={2}
            title="No documents yet"
            action={
              <ButtonLink look="tint" to="/fleet-owner/account/vehicles">
                Open your vans
              </ButtonLink>
            }
          >
            Registration, inspection and insurance of your vans are listed here, with what their expiration hits.
          </EmptyState>
        }
      />
      <DocumentDialog asked={asked} onClose={() => setAsked(null)} />
      <HitAppointmentsDialog paper={seen} onClose={() => setSeen(null)} />
    </>
  );
};
