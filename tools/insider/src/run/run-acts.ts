import type { CallName } from '@tailgate/contract';
import type { Act, CallAct } from '../acts/act.ts';
import { learnedFrom } from '../acts/learn.ts';
import { resolved, Unknown } from '../acts/resolve.ts';
import type { RuleName, Violation } from '../watch/rules.ts';
import { watchOver, type Watch } from '../watch/watch.ts';
import type { CallerName } from '../world/names.ts';
import type { Said, Scene } from '../world/scene.ts';

export interface Step {
  readonly act: Act;
  /** Statuses and codes of the answers; empty for what is no call, and for a call that could not be made. */
  readonly said: readonly string[];
}

export interface Outcome {
  readonly steps: readonly Step[];
  readonly calls: number;
  readonly succeeded: number;
  /** What the last step broke. */
  readonly violations: readonly Violation[];
  /** An answer that says that the server is broken. */
  readonly faults: readonly string[];
}

/** Their texts are the groomer's own, or about something else than the time of a visit. */
const FREE_TEXTS: readonly CallName[] = [
  'POST /v1/orders/:id/text-customer',
  'POST /v2/service-schedule/service-provider/potential-customers',
  'POST /v2/service-checkout/pet-service/service-provider/order/:id/payment-link',
  'POST /v2/service-checkout/pet-service/service-provider/customer/:id/send-agree-policy',
];

const SERVER_ERROR = 500;
const REFUSED = 400;

interface Run {
  readonly scene: Scene;
  readonly watch: Watch;
  readonly learned: Map<string, string>;
}

/** Support acts in Dana's name: it is nobody of the world who then knows what happens to their data. */
const actorOf = (scene: Scene, who: CallerName): string =>
  who === 'supportAsDana' ? `support as ${scene.ids.dana}` : scene.ids[who];

const callOnce = async ({ scene, learned }: Run, act: CallAct): Promise<readonly Said[]> => {
  const known = { ids: scene.ids, now: scene.now(), learned };
  const input = {
    ...(act.params && { params: resolved(act.params, known) as Record<string, string> }),
    ...(act.query && { query: resolved(act.query, known) as Record<string, string | number> }),
    ...(act.body !== undefined && { body: resolved(act.body, known) }),
  };
  const calls = Array.from({ length: act.together ?? 1 }, () => scene.call(act.who, act.call, input));
  const answers = await Promise.all(calls);
  for (const { status, body } of answers)
    if (status < REFUSED) for (const [word, value] of learnedFrom(act.call, body)) learned.set(word, value);
  return answers;
};

interface Done {
  readonly said: readonly Said[];
  readonly violations: readonly Violation[];
}

const NOTHING: Done = { said: [], violations: [] };

const look = ({ scene, watch }: Run, actorId: string | undefined, isFreeText: boolean) =>
  watch.look({ actorId, notices: scene.takeNotices(), now: scene.now(), isFreeText });

const doCall = async (run: Run, act: CallAct): Promise<Done> => {
  const said: Said[] = [];
  for (let time = 0; time < (act.again ?? 1); time += 1) {
    const answers = await callOnce(run, act);
    said.push(...answers);
    // What is refused is rolled back: its messages were never sent, and nothing has changed.
    if (answers.every(({ status }) => status >= REFUSED)) {
      run.scene.takeNotices();
      continue;
    }
    const violations = await look(run, actorOf(run.scene, act.who), FREE_TEXTS.includes(act.call));
    if (violations.length > 0) return { said, violations };
  }
  return { said, violations: [] };
};

const doAct = async (run: Run, act: Act): Promise<Done> => {
  const { scene } = run;
  if (act.kind === 'call') {
    try {
      return await doCall(run, act);
    } catch (error) {
      if (error instanceof Unknown) return NOTHING;
      throw error;
    }
  }
  if (act.kind === 'wait') {
    scene.advance(act.minutes);
    return NOTHING;
  }
  const ran = act.kind === 'timers' ? await scene.fireTimers() : await scene.drainJobs();
  return ran === 0 ? NOTHING : { said: [], violations: await look(run, undefined, false) };
};

const sayingOf = ({ status, code }: Said): string => (code === undefined ? String(status) : `${status} ${code}`);

/** Once broken, a rule stays broken in the scene: the first time says why. */
const firstOfEach = (violations: readonly Violation[]): Violation[] => [
  ...new Map(violations.toReversed().map((violation) => [violation.rule, violation])).values(),
];

/** Does the acts in a fresh scene until one breaks a rule that counts, or all are done. */
export const runActs = async (
  openScene: () => Promise<Scene>,
  acts: readonly Act[],
  counts: (rule: RuleName) => boolean = () => true,
): Promise<Outcome> => {
  const scene = await openScene();
  const run: Run = { scene, watch: await watchOver(scene), learned: new Map() };
  const steps: Step[] = [];
  const faults: string[] = [];
  const ignored: Violation[] = [];
  let [calls, succeeded] = [0, 0];
  for (const act of acts) {
    const { said, violations } = await doAct(run, act);
    calls += said.length;
    succeeded += said.filter(({ status }) => status < REFUSED).length;
    steps.push({ act, said: said.map(sayingOf) });
    for (const one of said)
      if (one.status >= SERVER_ERROR) faults.push(`${sayingOf(one)}: ${JSON.stringify(one.body)}`);
    ignored.push(...violations.filter(({ rule }) => !counts(rule)));
    const counted = violations.filter(({ rule }) => counts(rule));
    if (counted.length > 0 || faults.length > 0)
      return { steps, calls, succeeded, violations: firstOfEach([...counted, ...ignored]), faults };
  }
  // Also what was refused must have changed nothing.
  const last = await look(run, undefined, false);
  return { steps, calls, succeeded, violations: firstOfEach([...ignored, ...last]), faults };
};
