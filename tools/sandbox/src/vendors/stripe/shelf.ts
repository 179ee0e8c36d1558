import { randomBytes } from 'node:crypto';

export interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly created: number;
  [field: string]: unknown;
}

/** What the sandbox keeps of each kind, enough for a storm of payments; the oldest give way. */
export const SHELF_SIZE = 60_000;

/** real time: like every vendor. The server, whose clock may be ahead, translates. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
export const newStripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The objects of one kind, bounded. */
export class Shelf {
  readonly #objects = new Map<string, StripeObject>();
  /** Finds what was there before a restart. */
  readonly #earlier: (id: string) => StripeObject | undefined;

  constructor(earlier: (id: string) => StripeObject | undefined = () => undefined) {
    this.#earlier = earlier;
  }

  put(object: StripeObject): StripeObject {
    this.#objects.set(object.id, object);
    const [oldest] = this.#objects.keys();
    if (oldest !== undefined && this.#objects.size > SHELF_SIZE) this.#objects.delete(oldest);
    return object;
  }

  get(id: string): StripeObject | undefined {
    return this.#objects.get(id) ?? this.#earlier(id);
  }

  /** In place, so that its age stays. */
  change(id: string, fields: Record<string, unknown>): StripeObject {
    const known = this.get(id);
    if (!known) throw new Error(`No object ${id}`);
    const changed = { ...known, ...fields };
    this.#objects.set(id, changed);
    return changed;
  }

  remove(id: string): void {
    this.#objects.delete(id);
  }

  newestFirst(isWanted: (object: StripeObject) => boolean = () => true): StripeObject[] {
    return [...this.#objects.values()].reverse().filter(isWanted);
  }
}

/** Everything that the stand-in for Stripe knows. */
export interface StripeState {
  readonly customers: Shelf;
  readonly methods: Shelf;
  readonly setupIntents: Shelf;
  readonly intents: Shelf;
  readonly charges: Shelf;
  readonly refunds: Shelf;
  readonly accounts: Shelf;
  readonly sources: Shelf;
  readonly tokens: Shelf;
  readonly disputes: Shelf;
  readonly transfers: Shelf;
  readonly payouts: Shelf;
  readonly balance: Shelf;
  readonly events: Shelf;
  readonly endpoints: Shelf;
}

export const emptyState = (earlier: (state: StripeState, id: string) => StripeObject | undefined): StripeState => {
  const known = (id: string) => earlier(state, id);
  const state = shelves(known);
  return state;
};

const shelves = (known: (id: string) => StripeObject | undefined): StripeState => ({
  customers: new Shelf(known),
  methods: new Shelf(known),
  setupIntents: new Shelf(),
  intents: new Shelf(known),
  charges: new Shelf(),
  refunds: new Shelf(),
  accounts: new Shelf(known),
  sources: new Shelf(),
  tokens: new Shelf(),
  disputes: new Shelf(),
  transfers: new Shelf(),
  payouts: new Shelf(),
  balance: new Shelf(),
  events: new Shelf(),
  endpoints: new Shelf(),
});
