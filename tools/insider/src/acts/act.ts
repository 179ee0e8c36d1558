import type { CallName } from '@tailgate/contract';
import type { Json } from '@tailgate/fuzz';
import type { CallerName } from '../world/names.ts';

/**
 * What somebody does, without the ids and times of one run, so that it can be tried again in a fresh world. Texts that
 * begin with @ stand for what a scene knows: `@danaToday` a row, `@in:-30` an instant in minutes from now, `@day:3` a day
 * of the groomer's calendar, `@giftCard` the code sold last, `@token` a payment link texted last.
 */
export interface CallAct {
  readonly kind: 'call';
  readonly who: CallerName;
  readonly call: CallName;
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string | number };
  readonly body?: Json;
  /** So many times: at the same moment, or one after the other. */
  readonly together?: number;
  readonly again?: number;
}

export type Act =
  | CallAct
  | { readonly kind: 'wait'; readonly minutes: number }
  | { readonly kind: 'timers' }
  | { readonly kind: 'workers' };

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** One line for a report. */
export const actLine = (act: Act): string => {
  if (act.kind === 'wait') return `wait ${act.minutes} minutes`;
  if (act.kind === 'timers') return 'due timers fire';
  if (act.kind === 'workers') return 'workers drain the queue';
  const parts = [act.params, act.query, act.body].map((part) => (part === undefined ? '' : ` ${shown(part)}`));
  const together = act.together ? `, ${act.together} at once` : '';
  const again = act.again ? `, ${act.again} times` : '';
  return `${act.who}: ${act.call}${parts.join('')}${together}${again}`;
};
