import { startTracing } from './platform/telemetry/tracing.ts';

// Before anything that opens a socket is loaded: what is already loaded cannot be traced.
const stopTracing = await startTracing('tailgate-api');
const { startApi } = await import('./start-api.ts');
await startApi(process.env, stopTracing);
