import { NativeSelect, UnstyledButton } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PAGE_SIZES } from './table-types.ts';
import classes from './table-foot.module.css';
import type { TableOf } from './use-data-table.ts';

const NEARBY = 2;

/** At most five pages, around the current one. */
const pagesAround = (current: number, count: number): readonly number[] => {
  const first = Math.max(1, Math.min(current - NEARBY, count - 2 * NEARBY));
  return Array.from({ length: Math.min(count, 2 * NEARBY + 1) }, (_, index) => first + index);
};

interface TableFootProps<Row extends { readonly id: string }> {
  readonly table: TableOf<Row>;
  readonly shown: number;
}

export const TableFoot = <Row extends { readonly id: string }>({ table, shown }: TableFootProps<Row>) => {
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getRowCount();
  const pages = table.getPageCount();
  const first = pageIndex * pageSize + 1;
  return (
    <div className={classes['foot']}>
      <span>
        {first}–{first + shown - 1} of {total}
      </span>
      {total > PAGE_SIZES[0] && (
        <NativeSelect
          aria-label="Rows per page"
          className={classes['size'] ?? ''}
          value={String(pageSize)}
          data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} a page` }))}
          onChange={({ currentTarget }) => table.setPagination({ pageIndex: 0, pageSize: Number(currentTarget.value) })}
        />
      )}
      {pages > 1 && (
        <nav className={classes['pages']} aria-label="Pages">
          <UnstyledButton
            className={classes['page'] ?? ''}
            aria-label="Previous page"
            disabled={pageIndex === 0}
            onClick={() => table.previousPage()}
          >
            <ChevronLeft size={18} aria-hidden />
          </UnstyledButton>
          {pagesAround(pageIndex + 1, pages).map((page) => (
            <UnstyledButton
              key={page}
              className={classes['page'] ?? ''}
              aria-label={`Page ${page}`}
              aria-current={page === pageIndex + 1 ? 'page' : undefined}
              onClick={() => table.setPageIndex(page - 1)}
            >
              {page}
            </UnstyledButton>
          ))}
          <UnstyledButton
            className={classes['page'] ?? ''}
            aria-label="Next page"
            disabled={pageIndex + 1 >= pages}
            onClick={() => table.nextPage()}
          >
            <ChevronRight size={18} aria-hidden />
          </UnstyledButton>
        </nav>
      )}
    </div>
  );
};
