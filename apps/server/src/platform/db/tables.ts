import type { MachineStates } from '@tailgate/contract';
import type { ColumnType } from 'kysely';
import type { DB } from './rows.generated.ts';

/** A table with a state machine: `status` has the machine's states and can only be updated by transition(). */
type Driven<Row, State extends string> = Omit<Row, 'status' | 'status_since'> & {
  status: ColumnType<State, State | undefined, never>;
  status_since: ColumnType<Date, Date | undefined, never>;
};

type DrivenTables = {
  [Table in keyof MachineStates & keyof DB]: Driven<DB[Table], MachineStates[Table]>;
};

/** All tables for queries: the generated rows, refined by the state machines. */
export interface Tables extends Omit<DB, keyof MachineStates>, DrivenTables {}
