import { runFailedAgain, runStep, type Outcome } from './run-step.ts';
import type { Step } from './steps.ts';

interface Ran {
  readonly step: Step;
  readonly outcome: Outcome;
}

type Keep = (outcome: Outcome) => void;

const runTrack = async (steps: readonly Step[], keep: Keep): Promise<Ran[]> => {
  const ran: Ran[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    if (!outcome) continue;
    keep(outcome);
    ran.push({ step, outcome });
  }
  return ran;
};

/** The tracks side by side, then whatever failed once more, alone. Each outcome is kept as soon as it is known. */
export const runTracks = async (
  tracks: readonly (readonly Step[])[],
  keep: Keep = () => undefined,
): Promise<Outcome[]> => {
  const ran = (await Promise.all(tracks.map((track) => runTrack(track, keep)))).flat();
  const outcomes: Outcome[] = [];
  for (const { step, outcome } of ran) {
    const last = outcome.isFine ? outcome : await runFailedAgain(step, outcome);
    if (last !== outcome) keep(last);
    outcomes.push(last);
  }
  return outcomes;
};
