import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import type { TableAction } from './table-types.ts';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  readonly count: number;
  readonly total: number;
  readonly actions: readonly TableAction[];
  readonly onPickAll: (() => Promise<void>) | undefined;
  readonly onClear: () => void;
}

/** Above the header of the table while rows are selected. */
export const BulkBar = ({ count, total, actions, onPickAll, onClear }: BulkBarProps) => {
  const [isPicking, setIsPicking] = useState(false);
  const pickAll = async () => {
    setIsPicking(true);
    await onPickAll?.().finally(() => setIsPicking(false));
  };
  return (
    <div role="region" aria-label="Selection" className={classes['bulk']}>
      <strong role="status">{count} selected</strong>
      {onPickAll && count < total && (
        <Button look="text" compact busy={isPicking} busyLabel="Selecting…" onClick={() => void pickAll()}>
          Select all {total}
        </Button>
      )}
      <span className={classes['bulkActions']}>
        {actions.map(({ label, icon: Icon, onPress, danger }) => (
          <Button
            key={label}
            compact
            look={danger ? 'danger' : 'outline'}
            icon={<Icon size={18} aria-hidden />}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
        <Button look="text" compact aria-label="Clear selection" onClick={onClear}>
          <X size={18} aria-hidden />
        </Button>
      </span>
    </div>
  );
};
