import type { CallAnswer } from '@tailgate/contract';
import { Headset, Monitor, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { Facts, Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { momentInWords, supportInWords } from './activity-words.ts';

type Page = CallAnswer<'GET /v2/account/activity'> | CallAnswer<'GET /v2/account/people/:id/activity'>;
type Activity = Page['items'][number];

export const ACTIVITY_PAGE = 20;

interface ActivityListProps {
  readonly activity: {
    readonly data: Page | undefined;
    readonly dataUpdatedAt: number;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly empty: string;
  readonly onMove: (offset: number) => void;
}

/** A page of what was done in an account, the newest first. */
export const ActivityList = ({ activity, empty, onMove }: ActivityListProps) => {
  const { data, dataUpdatedAt } = activity;
  if (!data) return <LoadingState what="activity" of={[activity]} rows={6} />;
  if (data.total === 0) return <EmptyState title="No activity yet">{empty}</EmptyState>;
  return (
    <>
      <Rows label="Activity">
        {data.items.map((item) => (
          <ActivityRow key={item.id} item={item} seenAt={dataUpdatedAt} />
        ))}
      </Rows>
      <PageButtons {...data} onMove={onMove} />
    </>
  );
};

const iconOf = ({ bySupport, device }: Activity): LucideIcon => {
  if (bySupport) return Headset;
  if (device === null) return ShieldCheck;
  return /Android|iOS/.test(device) ? Smartphone : Monitor;
};

const ActivityRow = ({ item, seenAt }: { item: Activity; seenAt: number }) => (
  <Row
    lead={<RowIcon icon={iconOf(item)} />}
    title={item.title}
    meta={
      <Facts>{[momentInWords(item.at, seenAt), item.device, item.bySupport && supportInWords(item.bySupport)]}</Facts>
    }
  />
);
