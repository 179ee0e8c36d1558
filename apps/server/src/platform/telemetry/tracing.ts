import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';

/**
 * Traces, when a collector is configured. Must run before http and pg are loaded, so the two processes import it first.
 * Statements are traced without their values.
 */
export const startTracing = (
  serviceName: string,
  endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
): (() => Promise<void>) => {
  if (!endpoint) return () => Promise.resolve();
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    instrumentations: [new HttpInstrumentation(), new PgInstrumentation({ enhancedDatabaseReporting: false })],
  });
  sdk.start();
  return () => sdk.shutdown();
};
