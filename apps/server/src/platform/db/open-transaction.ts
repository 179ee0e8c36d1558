import { AsyncLocalStorage } from 'node:async_hooks';

const open = new AsyncLocalStorage<true>();

/** Runs work in an async context that marks a transaction as open. */
export const whileTransactionIsOpen = <T>(work: () => Promise<T>): Promise<T> => open.run(true, work);

export const isTransactionOpen = (): boolean => open.getStore() === true;
