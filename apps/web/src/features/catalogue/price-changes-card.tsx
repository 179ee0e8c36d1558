import { Undo2 } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import type { PriceChange } from './price-changes.ts';
import classes from './price-changes-card.module.css';

const MOST_SHOWN = 8;

interface PriceChangesCardProps {
  readonly changes: readonly PriceChange[];
  readonly onRevert: (change: PriceChange) => void;
}

/** What saving would change, old and new. */
export const PriceChangesCard = ({ changes, onRevert }: PriceChangesCardProps) => (
  <Card title="Changes">
    <ul className={classes['list']} aria-label="Changes">
      {changes.slice(0, MOST_SHOWN).map((change) => (
        <li key={change.id} className={classes['change']}>
          <span className={classes['label']}>{change.label}</span>
          <del className={classes['from']}>{change.from}</del>
          <ins className={classes['to']}>{change.to}</ins>
          <button
            type="button"
            className={classes['undo']}
            aria-label={`Undo ${change.label}: ${change.from} to ${change.to}`}
            onClick={() => onRevert(change)}
          >
            <Undo2 size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
    {changes.length > MOST_SHOWN && <p className={classes['more']}>and {changes.length - MOST_SHOWN} more</p>}
  </Card>
);
