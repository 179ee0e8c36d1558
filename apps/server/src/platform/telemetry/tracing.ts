/**
 * Traces, when a collector is configured. Must run before http and pg are loaded, so the two processes import it first;
 * without a collector nothing of it is loaded at all. Statements are traced without their values.
 */
export const startTracing = async (
  serviceName: string,
  endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
): Promise<() => Promise<void>> => {
  if (!endpoint) return () => Promise.resolve();
  const [{ NodeSDK }, { OTLPTraceExporter }, { HttpInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ]);
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    instrumentations: [
      // What follows the question mark may be somebody's number or home.
      new HttpInstrumentation({ startIncomingSpanHook: () => ({ 'url.query': '[removed]' }) }),
      new PgInstrumentation({ enhancedDatabaseReporting: false }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
};
