import type { FailureKind } from '@tailgate/contract';
import { VendorFailure, asVendorFailure, factsIn } from '../vendors/vendor-failure.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { spanOf } from './telemetry/spans.ts';

type Call = (...given: never[]) => unknown;

/** Some answers of the processor are 'not known yet': they keep the failure behind it as text. */
const unansweredIn = (answer: unknown): FailureKind | undefined =>
  typeof answer === 'object' && answer !== null && 'problem' in answer && typeof answer.problem === 'string'
    ? factsIn(answer.problem)?.kind
    : undefined;

/** Adapters that share an error for all their calls leave it to us to say which one it was. */
const named = (failure: VendorFailure, vendor: string, operation: string): VendorFailure =>
  failure.facts.operation === 'call' ? new VendorFailure({ ...failure.facts, vendor, operation }) : failure;

/** One failure may be chance. */
const AWAY_AFTER = 2;

/** Says whether a vendor is away, by what came of its last calls. A refusal is an answer. */
const presenceOf = (vendor: string, away: Metrics['vendorAway']) => {
  let unanswered = 0;
  return (outcome: FailureKind | 'done') => {
    unanswered = outcome === 'later' ? unanswered + 1 : 0;
    away.set({ vendor }, unanswered >= AWAY_AFTER ? 1 : 0);
  };
};

/**
 * Times every call of a vendor's client, or of its single function, by vendor, operation and outcome; makes it a span of
 * the running trace; and lets no error out but failures without the vendor's words.
 */
export const watchVendors =
  ({ vendorCalls, vendorAway }: Pick<Metrics, 'vendorCalls' | 'vendorAway'>) =>
  <Client extends object>(vendor: string, client: Client, operationOfFunction = 'call'): Client => {
    const notePresence = presenceOf(vendor, vendorAway);
    const watched = (operation: string, ask: () => unknown): Promise<unknown> => {
      const stopTimer = vendorCalls.startTimer({ vendor, operation });
      const noteOutcome = (outcome: FailureKind | 'done') => {
        stopTimer({ outcome });
        notePresence(outcome);
      };
      return spanOf(`${vendor} ${operation}`, async () => {
        try {
          const answer = await ask();
          noteOutcome(unansweredIn(answer) ?? 'done');
          return answer;
        } catch (error) {
          const failure = named(asVendorFailure({ vendor, operation }, error), vendor, operation);
          noteOutcome(failure.facts.kind);
          throw failure;
        }
      });
    };
    if (typeof client === 'function')
      return new Proxy(client, {
        apply: (call, self: unknown, given: unknown[]) =>
          watched(operationOfFunction, () => Reflect.apply(call, self, given)),
      });
    const watchedMember =
      (name: string, call: Call): Call =>
      (...given) =>
        watched(name, () => call(...given));
    return Object.fromEntries(
      Object.entries(client).map(([name, member]) => [
        name,
        typeof member === 'function' ? watchedMember(name, member as Call) : (member as unknown),
      ]),
    ) as Client;
  };
