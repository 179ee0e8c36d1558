import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { writtenPageQuery, type PageKey } from '../site-pages.ts';
import classes from './staff.module.css';

interface ConflictNoticeProps {
  readonly page: PageKey;
  readonly onTakeTheirs: () => Promise<void>;
  readonly onKeepMine: (version: number) => void;
}

/** Another editor saved first. Nothing is lost: the user decides which text to keep. */
export const ConflictNotice = ({ page, onTakeTheirs, onKeepMine }: ConflictNoticeProps) => {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const working = (work: () => Promise<void>) => () => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return (
    <Notice tone="danger">
      Another staff member changed this page while you were editing. Your text is not saved yet.
      <div className={classes['noticeActions']}>
        <Button compact busy={busy} onClick={working(onTakeTheirs)}>
          Use their version
        </Button>
        <Button
          compact
          busy={busy}
          onClick={working(async () => {
            const newest = await queryClient.query({ ...writtenPageQuery(page), staleTime: 0 });
            onKeepMine(newest.version);
          })}
        >
          Save my version
        </Button>
      </div>
    </Notice>
  );
};
