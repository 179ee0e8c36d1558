import type { ReactNode } from 'react';

interface TablePageProps {
  readonly header: ReactNode;
  /** One table, with its own search, filters and pages. */
  readonly children: ReactNode;
}

/** Lists of records: the whole width belongs to the table. */
export const TablePage = ({ header, children }: TablePageProps) => (
  <div data-page="table">
    {header}
    {children}
  </div>
);
