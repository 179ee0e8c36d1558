import { Client } from 'pg';

interface Sent {
  text: string;
  name?: string;
}

type Query = (this: Client, config: unknown, ...rest: unknown[]) => unknown;

/** Intercepts every statement that this process sends to PostgreSQL. */
export const tapStatements = () => {
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let seen: Set<string> | undefined;
  let changed: { readonly from: string; readonly to: string } | undefined;
  const isSent = (config: unknown): config is Sent =>
    typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
  prototype.query = function query(config, ...rest) {
    if (!isSent(config)) return original.call(this, config, ...rest);
    seen?.add(config.text);
    if (config.text !== changed?.from) return original.call(this, config, ...rest);
    // The name belongs to the original text: without a name the mutated one is prepared for this call only.
    const { name: _name, ...unnamed } = config;
    return original.call(this, { ...unnamed, text: changed.to }, ...rest);
  };
  return {
    /** The statements sent during the work. */
    during: async (work: () => Promise<unknown>): Promise<ReadonlySet<string>> => {
      const found = new Set<string>();
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
