import { DownloadButtons } from '#shell/files/download-buttons.tsx';
import type { ReportDays } from './report-place.ts';
import type { EARNINGS, PAYOUTS, STOPS, TAXES } from './reports-query.ts';

interface DownloadsProps {
  readonly of: typeof EARNINGS | typeof PAYOUTS | typeof STOPS | typeof TAXES;
  /** 'earnings': how the files are called. */
  readonly name: string;
  readonly shown: ReportDays | undefined;
  readonly main?: boolean;
}

/** The report of the shown days as files, for accountants. */
export const Downloads = ({ of, name, shown, main = false }: DownloadsProps) =>
  shown && (
    <DownloadButtons of={of} filename={`${name}-${shown.days.from}-${shown.days.to}`} days={shown.days} main={main} />
  );
