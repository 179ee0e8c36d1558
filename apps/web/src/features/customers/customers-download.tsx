import { Download } from 'lucide-react';
import { useDownload } from '#shell/api/use-download.ts';
import { Button } from '#ui/actions/button.tsx';
import type { TableState } from '#ui/table/table-types.ts';
import classes from './customers.module.css';
import { CUSTOMERS_FILE, customersFileInput } from './customers-query.ts';

/** The customers of the table, of all its pages, for a spreadsheet. */
export const CustomersDownload = ({ state }: { state: TableState }) => {
  const download = useDownload(CUSTOMERS_FILE);
  return (
    <Button
      compact
      className={classes['download'] ?? ''}
      icon={<Download size={18} aria-hidden />}
      aria-label="Download CSV"
      busy={download.isPending}
      onClick={() => download.mutate({ filename: 'customers.csv', input: customersFileInput(state) })}
    >
      CSV
    </Button>
  );
};
