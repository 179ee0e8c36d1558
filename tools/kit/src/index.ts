export { chromiumLaunch } from './chromium.ts';
export { freePort, isPortFree } from './free-port.ts';
export { clockOffsetMs, INSTANTS, testNow } from './instant.ts';
export {
  checkMutations,
  mutated,
  mutatedLaunch,
  mutationNote,
  parseMutation,
  type SourceMutation,
} from './mutate-source.ts';
export { becomesTrue } from './poll.ts';
export { putAt } from './put-at.ts';
export { randomFrom, type Random } from './random.ts';
export { REPOSITORY_ROOT } from './repository.ts';
export { SAMPLE_PDF, SAMPLE_PNG } from './sample-files.ts';
export { sayWhenAndSeed, seedOf, testSeed } from './seed.ts';
export {
  launchServer,
  startServer,
  type ServerKind,
  type ServerOrder,
  type ServerOutput,
  type ServerProcess,
} from './server-process.ts';
export { shiftDate } from './shift-date.ts';
