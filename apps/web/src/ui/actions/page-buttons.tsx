import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import classes from './page-buttons.module.css';

interface PageButtonsProps {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly items: readonly unknown[];
  readonly onMove: (offset: number) => void;
  /** For a list that has another one with pages beside it. */
  readonly label?: string;
}

/** Back and forth through a long list; nothing when it fits on one page. */
export const PageButtons = ({ total, limit, offset, items, onMove, label = 'Pages' }: PageButtonsProps) => {
  if (total <= limit && offset === 0) return null;
  const last = offset + items.length;
  return (
    <nav className={classes['pages']} aria-label={label}>
      <Button
        compact
        aria-label="Previous page"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - limit))}
      >
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <span>
        {items.length > 0 ? `${offset + 1}–${last}` : '0'} of {total}
      </span>
      <Button compact aria-label="Next page" disabled={last >= total} onClick={() => onMove(offset + limit)}>
        <ChevronRight size={18} aria-hidden />
      </Button>
    </nav>
  );
};
