import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import type { TableSearch } from './text-search.ts';

/** Where a screen with a queue is, and how it moves. */
export interface QueueScreen {
  readonly search: TableSearch;
  readonly onSearch: (place: { readonly search: TableSearch; readonly resetScroll: boolean }) => unknown;
}

type Filters<Filter extends string> = readonly [Filter, ...Filter[]];

/** What the address asks for; without a filter the first one. */
export const queuePlace = <Filter extends string>({ filter, page }: TableSearch, filters: Filters<Filter>) => ({
  filter: filters.find((known) => known === filter) ?? filters[0],
  page: page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
});

interface QueueWords {
  readonly label: string;
  readonly empty: readonly [title: string, words: string];
}

interface Found<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  /** Of the filters that are counted. */
  readonly counts: Readonly<Partial<Record<string, number>>>;
}

interface QueueProps<Filter extends string, Item> extends QueueScreen {
  readonly filters: Filters<Filter>;
  readonly words: Readonly<Record<Filter, QueueWords>>;
  /** 'the leads': said while they load, and when they don’t. */
  readonly what: string;
  readonly found: {
    readonly data: Found<Item> | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** What waits for staff: chosen by pills, a page at a time, both kept in the address. */
export const Queue = <Filter extends string, Item>(props: QueueProps<Filter, Item>) => {
  const { search, onSearch, filters, words, what, found, children } = props;
  const { filter } = queuePlace(search, filters);
  const searchFor = (chosen: Filter): TableSearch => (chosen === filters[0] ? {} : { filter: chosen });
  const { data } = found;
  const [title, explanation] = words[filter].empty;
  return (
    <DashboardColumn span={12}>
      <FilterPills
        label="Filter"
        single
        pills={filters.map((value) => {
          const count = data?.counts[value];
          return { value, label: words[value].label, ...(count !== undefined && { count }) };
        })}
        chosen={[filter]}
        onChange={([next = filters[0]]) => void onSearch({ search: searchFor(next), resetScroll: false })}
      />
      <Card>
        {!data && <LoadingState what={what} of={[found]} rows={6} />}
        {data?.items.length === 0 && (
          <EmptyState level={2} title={title}>
            {explanation}
          </EmptyState>
        )}
        {data && data.items.length > 0 && children(data.items)}
      </Card>
      {data && (
        <PageButtons
          {...data}
          onMove={(offset) =>
            void onSearch({
              search: { ...searchFor(filter), page: String(offset / data.limit + 1) },
              resetScroll: true,
            })
          }
        />
      )}
    </DashboardColumn>
  );
};
