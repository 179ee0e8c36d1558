import { Download, FileDown } from 'lucide-react';
import type { CallInput } from '@tailgate/contract';
import type { ReadName } from '../api/read.ts';
import { useDownload } from '../api/use-download.ts';
import type { Days } from '../periods/period.ts';
import { Button, type Look } from '#ui/actions/button.tsx';
import classes from './download-buttons.module.css';

type QueryOf<Name extends ReadName> = CallInput<Name> extends { query: infer Query } ? Query : never;
/** Reads that answer with either file. */
type FileCall = { [Name in ReadName]: 'format' extends keyof QueryOf<Name> ? Name : never }[ReadName];

interface DownloadButtonsProps<Name extends FileCall> {
  readonly of: Name;
  /** Without its ending: `earnings-2026-10-01-2026-10-31`. */
  readonly filename: string;
  readonly days: Days;
  readonly disabled?: boolean;
  /** PDF is the one filled button of a page whose report it is. */
  readonly main?: boolean;
}

/** The same rows for a spreadsheet, and to read and print. */
export const DownloadButtons = <Name extends FileCall>({ main = false, ...file }: DownloadButtonsProps<Name>) => (
  <div className={classes['downloads']}>
    <OneDownload {...file} format="csv" look="outline" />
    <OneDownload {...file} format="pdf" look={main ? 'filled' : 'outline'} />
  </div>
);

interface OneDownloadProps<Name extends FileCall> extends Omit<DownloadButtonsProps<Name>, 'main'> {
  readonly format: 'csv' | 'pdf';
  readonly look: Look;
}

const OneDownload = <Name extends FileCall>({
  of,
  filename,
  days,
  disabled = false,
  format,
  look,
}: OneDownloadProps<Name>) => {
  const download = useDownload(of);
  const Icon = format === 'csv' ? Download : FileDown;
  const input = {
    query: { start_date: days.from, end_date: days.to, download: '1', format },
  } as unknown as CallInput<Name>;
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
