import type { SelectQueryBuilder } from 'kysely';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a query's rows, and their total. */
export const readPage = async <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, page: Page) => {
  const rows = await query.limit(page.limit).offset(page.offset).execute();
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total };
};
