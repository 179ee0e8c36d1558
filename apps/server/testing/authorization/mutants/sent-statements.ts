import { Client } from 'pg';

interface Sent {
  text: string;
  name?: string;
  values?: readonly unknown[];
}

type Query = (this: Client, config: unknown, ...rest: unknown[]) => unknown;

/** Intercepts every statement that this process sends to PostgreSQL. */
export const tapStatements = () => {
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let seen: Map<string, unknown[]> | undefined;
  let changed: { readonly from: string; readonly to: string } | undefined;
  const isSent = (config: unknown): config is Sent =>
    typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
  prototype.query = function query(config, ...rest) {
    if (!isSent(config)) return original.call(this, config, ...rest);
    seen?.set(config.text, [...(seen.get(config.text) ?? []), config.values]);
    if (config.text !== changed?.from) return original.call(this, config, ...rest);
    // The name belongs to the original text: without a name the mutated one is prepared for this call only.
    const { name: _name, ...unnamed } = config;
    return original.call(this, { ...unnamed, text: changed.to }, ...rest);
  };
  return {
    /** The statements sent during the work, each with the values that it was sent with. */
    during: async (work: () => Promise<unknown>): Promise<ReadonlyMap<string, readonly unknown[]>> => {
      const found = new Map<string, unknown[]>();
      seen = found;
      await work();
      seen = undefined;
      return found;
    },
    change: (from: string, to: string): void => {
      changed = { from, to };
    },
    restore: (): void => {
      changed = undefined;
    },
  };
};

export type StatementTap = ReturnType<typeof tapStatements>;
