import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  /** The form that Save submits, by its id. */
  readonly form: string;
  readonly busy: boolean;
  readonly onDiscard: () => void;
  /** What changed: 'Thursday, 1 h longer'. */
  readonly detail?: ReactNode;
  /** What saving does, where it is more than one form: 'Save 2 assignments'. */
  readonly action?: string;
  /** Why the last attempt to save failed. */
  readonly problem?: string | null | undefined;
}

const SAVE_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S';

/** At the bottom of a page whose form differs from what is saved. */
export const SaveBar = ({ form, busy, onDiscard, detail, action = 'Save changes', problem }: SaveBarProps) => (
  <div role="region" aria-label="Unsaved changes" className={classes['bar']}>
    <div className={classes['state']}>
      {problem ? (
        <span role="alert" className={classes['problem']}>
          {problem}
        </span>
      ) : (
        <span className={classes['unsaved']}>
          Unsaved changes {detail && <span className={classes['detail']}>{detail}</span>}
        </span>
      )}
    </div>
    <kbd aria-hidden className={classes['keys']}>
      {SAVE_KEYS}
    </kbd>
    <Button disabled={busy} onClick={onDiscard}>
      Discard
    </Button>
    <Button look="filled" type="submit" form={form} busy={busy} busyLabel="Saving…">
      {action}
    </Button>
  </div>
);
