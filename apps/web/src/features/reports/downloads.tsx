import type { CallInput } from '@tailgate/contract';
import { Download } from 'lucide-react';
import { useDownload } from '#shell/api/use-download.ts';
import { Button } from '#ui/button.tsx';
import { daysQuery, type EARNINGS, type PAYOUTS, type TAXES } from './reports-query.ts';
import type { ReportDays } from './report-place.ts';
import classes from './reports.module.css';

type FileCall = typeof EARNINGS | typeof PAYOUTS | typeof TAXES;

interface DownloadsProps {
  readonly of: FileCall;
  /** 'earnings': how the files are called. */
  readonly name: string;
  readonly shown: ReportDays | undefined;
}

/** The report of the shown days as files, for accountants. */
export const Downloads = ({ of, name, shown }: DownloadsProps) => {
  const download = useDownload(of);
  const onClick = () => {
    if (!shown) return;
    const { from, to } = shown.days;
    const input = { query: { ...daysQuery(shown.days), download: '1' } } as CallInput<FileCall>;
    download.mutate({ filename: `${name}-${from}-${to}.csv`, input });
  };
  return (
    <div className={classes['downloads']}>
      <Button
        compact
        icon={<Download size={18} aria-hidden />}
        disabled={!shown}
        busy={download.isPending}
        busyLabel="Downloading…"
        onClick={onClick}
      >
        Download CSV
      </Button>
    </div>
  );
};
