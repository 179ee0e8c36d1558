import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { DataTableProps } from './table-types.ts';

interface NoMatchProps extends Pick<DataTableProps<never>, 'what' | 'onState'> {
  /** 2 directly below the page title, 3 beside a detail. */
  readonly level: 2 | 3;
}

/** Search and filters leave nothing: one button takes them back. */
export const NoMatch = ({ what, level, onState }: NoMatchProps) => (
  <EmptyState
    level={level}
    title={`No ${what} found`}
    action={
      <Button look="tint" onClick={() => onState({ search: '', filters: {}, page: 1 })}>
        Clear search and filters
      </Button>
    }
  >
    Nothing matches your search and filters.
  </EmptyState>
);
