import { ApiError, OOPS, saysSessionEnded } from '../api/api-error.ts';

export type Reaction =
  | { readonly kind: 'log-out' }
  | { readonly kind: 'toast'; readonly message: string; readonly details: readonly string[] };

const toast = (message: string, details: readonly string[] = []): Reaction => ({ kind: 'toast', message, details });

/** What the product does about a failure that no form shows itself. */
export const reactionTo = (error: unknown): Reaction => {
  if (!(error instanceof ApiError)) return toast(OOPS);
  if (saysSessionEnded(error)) return { kind: 'log-out' };
  if (error.status > 500 || error.code === 'internal_server_error') return toast(error.message || OOPS);
  if (error.status === 500) return toast(OOPS);
  return toast(
    error.message || OOPS,
    Object.entries(error.errors).map(([field, problem]) => `${fieldName(field)} ${problem}`),
  );
};

/** `physicalAddress.postalCode` → `Postal code`. */
const fieldName = (field: string): string => {
  const words = (field.split('.').at(-1) ?? field).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
