import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Can be sorted by; the id of the column is the name of the order. */
  readonly sorts?: boolean;
  /** Figures stand at the right. */
  readonly align?: 'end';
  /** Left out where there is no room for all. */
  readonly minor?: boolean;
  /** Cannot be hidden by the chooser: it names the row. */
  readonly fixed?: boolean;
}

export interface TableFilter {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number | undefined }[];
}

/** Everything the address says about a table. */
export interface TableState {
  readonly search: string;
  /** Id of the column, with a minus for descending. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly hidden: readonly string[];
  readonly roomy: boolean;
  readonly filters: Readonly<Record<string, string | undefined>>;
}

export interface TableAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly danger?: boolean;
}

/** Opens in a new tab. */
interface TableLink extends Omit<TableAction, 'onPress'> {
  readonly href: string;
}
export type RowAction = TableAction | TableLink;

export interface TablePage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface Asked {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface DataTableProps<Row extends { readonly id: string }> {
  /** 'people': what the rows are, in words. */
  readonly what: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Without the choice of columns and density: for a short list that is a part of its page. */
  readonly plain?: boolean;
  readonly page: TablePage<Row> | undefined;
  readonly query: Asked;
  readonly state: TableState;
  /** Typing replaces the entry in the history; every other change adds one. */
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  readonly searchLabel?: string;
  readonly filters?: readonly TableFilter[];
  readonly nameOf: (row: Row) => string;
  /** Two lines of a row on a phone. */
  readonly line: (row: Row) => { readonly lead?: ReactNode; readonly title: ReactNode; readonly meta: ReactNode };
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Without them rows cannot be selected. */
  readonly bulkActions?: (rows: readonly Row[], clear: () => void) => readonly TableAction[];
  /** All rows that match, for 'Select all'. */
  readonly loadAll?: () => Promise<readonly Row[]>;
  readonly totals?: TableTotals | undefined;
  /** Shown when there is nothing at all, without any filter. */
  readonly empty: ReactNode;
}

/** The last row: what all rows add up to, not only those of this page. */
export interface TableTotals {
  /** 'All 48 orders'. */
  readonly label: string;
  /** By id of the column; the first column holds the label. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** The one that counts, where a row has two lines. */
  readonly line: ReactNode;
}

export const NO_ROWS: readonly never[] = [];
export const PAGE_SIZES = [25, 50, 100] as const;
