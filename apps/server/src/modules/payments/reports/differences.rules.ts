import type { Cents } from '@tailgate/values/money';
import type { ProcessorMove } from '../../../vendors/payments/payments.ts';
import type { OurMove } from './processor-moves.view.ts';

export interface Difference {
  readonly kind: 'missing_here' | 'missing_there' | 'other_amount';
  readonly what: OurMove['what'];
  readonly ourId: string | null;
  readonly processorId: string | null;
  readonly ourCents: Cents | null;
  readonly theirCents: Cents | null;
}

const keyOf = (what: string, id: string) => `${what} ${id}`;

/**
 * Where the processor and we disagree about a day. Both sides may have written a move that the other began on the next
 * day, so each is looked for in more than its day.
 */
export const differencesOf = (
  { from, to }: { readonly from: Date; readonly to: Date },
  ours: readonly OurMove[],
  theirs: readonly ProcessorMove[],
): readonly Difference[] => {
  const isOfDay = (at: Date) => at >= from && at < to;
  const ourMove = new Map(ours.map((move) => [keyOf(move.what, move.id), move]));
  const named = theirs.flatMap((move) => (move.ourId === undefined ? [] : [keyOf(move.what, move.ourId)]));
  const known = new Set(named);
  const missingThere = ours.filter(({ what, id, openedAt }) => isOfDay(openedAt) && !known.has(keyOf(what, id)));
  const ofTheirs = theirs
    .filter(({ createdAt }) => isOfDay(createdAt))
    .flatMap(({ what, ourId = null, processorId, amountCents: theirCents }): Difference[] => {
      const move = ourId === null ? undefined : ourMove.get(keyOf(what, ourId));
      if (!move) return [{ kind: 'missing_here', what, ourId, processorId, ourCents: null, theirCents }];
      const { amountCents: ourCents } = move;
      return ourCents === theirCents ? [] : [{ kind: 'other_amount', what, ourId, processorId, ourCents, theirCents }];
    });
  return [
    ...missingThere.map(({ what, id, amountCents }) => ({
      kind: 'missing_there' as const,
      what,
      ourId: id,
      processorId: null,
      ourCents: amountCents,
      theirCents: null,
    })),
    ...ofTheirs,
  ];
};
