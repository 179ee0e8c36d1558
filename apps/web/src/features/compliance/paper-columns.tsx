import { VAN_DOCUMENT_WORDS, type ComplianceFilter } from '@tailgate/contract/facts';
import { CircleCheck, CircleDashed, ShieldAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import { RowIcon } from '#ui/layout/rows.tsx';
import type { TableColumn, TableFilter } from '#ui/table/table-types.ts';
import type { Paper, PaperRow } from './compliance-query.ts';
import { countInWords, dayInWords, sumInWords, toneOf } from './paper-words.ts';
import { daysLeftInWords } from '#ui/words/days-left.ts';
import classes from './compliance.module.css';

const ICONS: Readonly<Record<Paper['state'], LucideIcon>> = {
  expired: ShieldAlert,
  missing: CircleDashed,
  soon: TriangleAlert,
  valid: CircleCheck,
};

const stateInWords = (paper: Paper): string => {
  if (paper.state === 'missing') return 'Missing';
  if (paper.state === 'expired') return `Expired ${dayInWords(paper)}`;
  const day = dayInWords(paper);
  return paper.state === 'soon' ? `Expires ${day}, ${daysLeftInWords(paper.daysLeft ?? 0)}` : `Valid until ${day}`;
};

/** Where a paper stands: an icon and words. */
export const PaperState = ({ of }: { of: Paper }) => {
  const Icon = ICONS[of.state];
  return (
    <span
      className={of.state === 'valid' ? classes['valid'] : classes['state']}
      data-tone={of.state === 'valid' ? undefined : toneOf(of)}
    >
      {of.state !== 'valid' && <Icon size={16} aria-hidden className={classes['icon']} />}
      {stateInWords(of)}
    </span>
  );
};

export const PaperIcon = ({ of: { state } }: { of: Paper }) => <RowIcon icon={ICONS[state]} />;

export const documentName = ({ kind, vehicle }: Paper): string => `${VAN_DOCUMENT_WORDS[kind]} of ${vehicle.name}`;

export const DOCUMENT: TableColumn<PaperRow> = {
  id: 'van',
  label: 'Document',
  fixed: true,
  cell: (paper) => (
    <span className={classes['two']}>
      <strong>{VAN_DOCUMENT_WORDS[paper.kind]}</strong>
      <span className={classes['quiet']}>{paper.vehicle.name}</span>
    </span>
  ),
};
export const PLATE: TableColumn<PaperRow> = {
  id: 'plate',
  label: 'Plate',
  minor: true,
  cell: ({ vehicle }) => vehicle.licensePlate || '–',
};
export const HOLDER: TableColumn<PaperRow> = {
  id: 'holder',
  label: 'With',
  cell: ({ holder }) => holder?.name ?? 'Nobody',
};
export const EXPIRY: TableColumn<PaperRow> = {
  id: 'expiry',
  label: 'Expiration',
  cell: (paper) => <PaperState of={paper} />,
};

const FILTER_WORDS: Readonly<Record<Exclude<ComplianceFilter, 'all'>, string>> = {
  attention: 'Needs attention',
  expired: 'Expired',
  soon: 'Expiring',
  missing: 'Missing',
};

export const filtersOf = (
  shown: readonly Exclude<ComplianceFilter, 'all'>[],
  counts: Readonly<Record<string, number>> | undefined,
): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'State',
    options: shown.map((value) => ({ value, label: FILTER_WORDS[value], count: counts?.[value] })),
  },
];

/** `4 appointments after Jun 20` above `$515` */
export const hitWordsOf = (paper: Paper): { what: string; sum: string } | null =>
  paper.appointments.count === 0
    ? null
    : {
        what: `${countInWords(paper.appointments.count)} ${paper.state === 'expired' ? 'can’t start' : `after ${dayInWords(paper)}`}`,
        sum: sumInWords(paper),
      };
