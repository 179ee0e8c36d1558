import { Download, FileDown } from 'lucide-react';
import type { CallInput } from '@tailgate/contract';
import type { ReadName } from '../api/read.ts';
import { useDownload } from '../api/use-download.ts';
import type { Days } from '../periods/period.ts';
import { Button, type Look } from '#ui/actions/button.tsx';
import classes from './download-buttons.module.css';

interface FileInput {
  readonly query: {
    readonly start_date: string;
    readonly end_date: string;
    readonly download: '1';
    readonly format: 'csv' | 'pdf';
  };
}
type QueryOf<Name extends ReadName> = CallInput<Name> extends { query: infer Query } ? Query : never;
/** Reads that answer with either file, and need nothing but the days. */
type FileCall = {
  [Name in ReadName]: 'format' extends keyof QueryOf<Name> ? (FileInput extends CallInput<Name> ? Name : never) : never;
}[ReadName];

interface DownloadButtonsProps {
  readonly of: FileCall;
  /** Without its ending: `earnings-2026-10-01-2026-10-31`. */
  readonly filename: string;
  readonly days: Days;
  readonly disabled?: boolean;
  /** PDF is the one filled button of a page whose report it is. */
  readonly main?: boolean;
}

/** The same rows for a spreadsheet, and to read and print. */
export const DownloadButtons = ({ main = false, ...file }: DownloadButtonsProps) => (
  <div className={classes['downloads']}>
    <OneDownload {...file} format="csv" look="outline" />
    <OneDownload {...file} format="pdf" look={main ? 'filled' : 'outline'} />
  </div>
);

interface OneDownloadProps extends Omit<DownloadButtonsProps, 'main'> {
  readonly format: 'csv' | 'pdf';
  readonly look: Look;
}

const OneDownload = ({ of, filename, days, disabled = false, format, look }: OneDownloadProps) => {
  const download = useDownload(of);
  const Icon = format === 'csv' ? Download : FileDown;
  const input: FileInput = { query: { start_date: days.from, end_date: days.to, download: '1', format } };
  return (
    <Button
      compact
      look={look}
      icon={<Icon size={18} aria-hidden />}
      disabled={disabled}
      busy={download.isPending}
      onClick={() => download.mutate({ filename: `${filename}.${format}`, input })}
    >
      <span>
        <span className={classes['verb']}>{download.isPending ? 'Downloading' : 'Download'}</span>{' '}
        {format.toUpperCase()}
      </span>
    </Button>
  );
};
