import { hash } from 'node:crypto';

/** Statements worth preparing. Others (`begin; set local …`) may contain several statements and are sent unprepared. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;
/** Multi-row inserts have a different text for each number of rows and are cheap to plan. */
const SEVERAL_ROWS = /^\s*insert\b.*\), \(/is;
const NAME_LENGTH = 24;

export const isPrepared = (text: string): boolean => PLANNED.test(text) && !SEVERAL_ROWS.test(text);

/** The statements prepared on one connection, with LRU eviction. */
export class PreparedStatements {
  readonly #limit: number;
  // A map keeps insertion order: its first key is the least recently used text.
  readonly #names = new Map<string, string>();

  constructor(limit: number) {
    this.#limit = limit;
  }
  /** The name derived from the text, and the name of an evicted statement to close, if any. */
  nameOf(text: string): { readonly name: string; readonly evicted?: string | undefined } {
    const known = this.#names.get(text);
    const name = known ?? `tg_${hash('sha256', text, 'hex').slice(0, NAME_LENGTH)}`;
    this.#names.delete(text);
    this.#names.set(text, name);
    return this.#names.size > this.#limit ? { name, evicted: this.#evict() } : { name };
  }
  #evict(): string | undefined {
    const [oldest] = this.#names;
    if (oldest) this.#names.delete(oldest[0]);
    return oldest?.[1];
  }
}
