import { startTracing } from './platform/telemetry/tracing.ts';

// Before anything that opens a socket is loaded: what is already loaded cannot be traced.
const stopTracing = await startTracing('tailgate-worker');
const { startWorker } = await import('./start-worker.ts');
await startWorker(process.env, stopTracing);
