import type { SelectQueryBuilder } from 'kysely';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page of what a query finds, in its order, and how many there are in all. */
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
