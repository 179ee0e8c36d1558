import { EventEmitter } from 'node:events';

export type Channel = 'sms' | 'mail' | 'push';

export const channels: readonly Channel[] = ['sms', 'mail', 'push'];

export type OutboxMessage = {
  id: number;
  channel: Channel;
  to: string;
  from: string;
  subject?: string;
  text: string;
  html?: string;
  attachmentNames?: string[];
  /** Where a tap on a notification leads */
  link?: string;
  /** ISO 8601, UTC */
  at: string;
};

export type OutboxFilter = {
  to?: string | undefined;
  /** Part of the recipient: what a person types into the page's filter */
  toContains?: string | undefined;
  channel?: Channel | undefined;
  /** Part of the subject or the text */
  contains?: string | undefined;
  afterId?: number | undefined;
  since?: Date | undefined;
};

type OutboxEvents = { message: [OutboxMessage]; cleared: [] };

export const OUTBOX_CAPACITY = 5_000;

export class Outbox {
  readonly events = new EventEmitter<OutboxEvents>();
  readonly #capacity: number;
  readonly #oldestFirst: OutboxMessage[] = [];
  // Ids start at the clock so that they keep rising across restarts: a page left open asks for what came after its last.
  // real time: nothing but rising numbers
  #lastId = Date.now();

  constructor(capacity = OUTBOX_CAPACITY) {
    this.#capacity = capacity;
    // One listener for each open page and each waiting test.
    this.events.setMaxListeners(0);
  }

  get size(): number {
    return this.#oldestFirst.length;
  }

  get lastId(): number {
    return this.#lastId;
  }

  add(message: Omit<OutboxMessage, 'id' | 'at'>): OutboxMessage {
    this.#lastId += 1;
    // real time: people and tests look at what was just sent
    const kept = { ...message, id: this.#lastId, at: new Date().toISOString() };
    this.#oldestFirst.push(kept);
    if (this.#oldestFirst.length > this.#capacity) this.#oldestFirst.shift();
    this.events.emit('message', kept);
    return kept;
  }

  find(id: number): OutboxMessage | undefined {
    return this.#oldestFirst.find((message) => message.id === id);
  }

  newestFirst(filter: OutboxFilter, limit = this.#capacity): OutboxMessage[] {
    const found: OutboxMessage[] = [];
    for (let index = this.#oldestFirst.length - 1; index >= 0 && found.length < limit; index -= 1) {
      const message = this.#oldestFirst[index];
      if (message && fits(message, filter)) found.push(message);
    }
    return found;
  }

  clear(): void {
    this.#oldestFirst.length = 0;
    this.events.emit('cleared');
  }
}

export function fits(message: OutboxMessage, filter: OutboxFilter): boolean {
  const { to, toContains, channel, contains, afterId, since } = filter;
  if (channel !== undefined && message.channel !== channel) return false;
  if (afterId !== undefined && message.id <= afterId) return false;
  if (since !== undefined && new Date(message.at) < since) return false;
  if (to !== undefined && comparable(message.to) !== comparable(to)) return false;
  if (toContains !== undefined && !comparable(message.to).includes(comparable(toContains))) return false;
  return contains === undefined || `${message.subject ?? ''}\n${message.text}`.includes(contains);
}

// The plus of a phone number typed bare into a query string arrives as a space.
function comparable(recipient: string): string {
  return recipient
    .replace(/^ (?=\d)/, '+')
    .trim()
    .toLowerCase();
}
