import type { Role } from '@tailgate/contract';
import type { LogOutSearch } from './log-out-search.ts';
import type { RouteName } from './named-routes.ts';

/** What a guard says: come in, change into a role you hold first, or go elsewhere. */
export type Decision =
  | { readonly kind: 'enter' }
  | { readonly kind: 'switch'; readonly role: Role }
  | {
      readonly kind: 'go';
      readonly to: RouteName;
      readonly params?: Readonly<Record<string, string>>;
      readonly search?: LogOutSearch | Readonly<Record<string, string>>;
    };

export const ENTER: Decision = { kind: 'enter' };

export const go = (to: RouteName, rest: Omit<Extract<Decision, { kind: 'go' }>, 'kind' | 'to'> = {}): Decision => ({
  kind: 'go',
  to,
  ...rest,
});
