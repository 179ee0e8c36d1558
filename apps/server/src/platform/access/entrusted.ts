import type { Duty } from '@tailgate/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Tables } from '../db/tables.ts';

/** For policies: support always looks after the people of its site, staff only if they are entrusted with it. */
export const isEntrusted = <Table extends keyof Tables>(
  row: ExpressionBuilder<Tables, Table>,
  { role, accountId }: Viewer,
  duty: Duty,
): Expression<SqlBool> =>
  role === 'staff' ? sql<boolean>`app.holds_duty(${accountId}, ${duty})` : row.val(role === 'support');
