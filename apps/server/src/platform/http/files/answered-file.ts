import type { Readable } from 'node:stream';
import type { Download } from '@tailgate/contract';

export const FILE_TYPES: Readonly<Record<Download, string>> = {
  csv: 'text/csv',
  ics: 'text/calendar',
  pdf: 'application/pdf',
};

/** Leaves instead of JSON, by a row that declares it. It is written after the transaction, while it is being sent. */
export class AnsweredFile {
  readonly type: Download;
  readonly filename: string;
  readonly open: () => Promise<Readable> | Readable;

  constructor(type: Download, name: string, open: () => Promise<Readable> | Readable) {
    this.type = type;
    this.filename = `${name}.${type}`;
    this.open = open;
  }
}

/** Text, or an amount that is already written as it should be read. */
export type Cell = string | { readonly decimal: string };

export interface FileTable {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
