import { startTracing } from './platform/telemetry/tracing.ts';

// Must run before http and pg are imported: modules that are already loaded cannot be instrumented.
const stopTracing = await startTracing('tailgate-worker');
const { startWorker } = await import('./start-worker.ts');
await startWorker(process.env, stopTracing);
