import { startTracing } from './platform/telemetry/tracing.ts';

// Must run before http and pg are imported: modules that are already loaded cannot be instrumented.
const stopTracing = await startTracing('tailgate-api');
const { startApi } = await import('./start-api.ts');
await startApi(process.env, stopTracing);
