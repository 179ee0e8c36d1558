import { isTransactionOpen } from './db/open-transaction.ts';

type Call = (...given: never[]) => unknown;

/** Called with the name of a vendor that was called while a transaction was open. */
export type OnOpenTransaction = (vendor: string) => void;

/**
 * A vendor may take seconds to respond, and an open transaction holds locks and one of few connections during that time.
 * Wraps a vendor's client, or its single function, to detect such calls.
 */
export const outsideTransactions =
  (onOpenTransaction: OnOpenTransaction) =>
  <Client extends object>(vendor: string, client: Client): Client => {
    const look = () => {
      if (isTransactionOpen()) onOpenTransaction(vendor);
    };
    const guarded =
      (call: Call): Call =>
      (...given) => {
        look();
        return call(...given);
      };
    if (typeof client === 'function')
      return new Proxy(client, {
        apply: (call, self: unknown, given: unknown[]): unknown => {
          look();
          return Reflect.apply(call, self, given);
        },
      });
    return Object.fromEntries(
      Object.entries(client).map(([name, member]) => [
        name,
        typeof member === 'function' ? guarded(member as Call) : (member as unknown),
      ]),
    ) as Client;
  };
