/**
 * Traces, if a collector is configured. Must run before http and pg are loaded, so both processes import it first;
 * without a collector nothing is loaded. Statements are traced without their values.
 */
export const startTracing = async (
  serviceName: string,
  endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
): Promise<() => Promise<void>> => {
  if (!endpoint) return () => Promise.resolve();
  // Only the tracing packages: the full SDK includes metrics, logs and ten unused exporters.
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { detectResources, envDetector, hostDetector, resourceFromAttributes },
    { OTLPTraceExporter },
    { registerInstrumentations },
    { HttpInstrumentation },
    { PgInstrumentation },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: detectResources({ detectors: [envDetector, hostDetector] }).merge(
      resourceFromAttributes({ 'service.name': serviceName }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      // The query string may contain a phone number or an address.
      new HttpInstrumentation({ startIncomingSpanHook: () => ({ 'url.query': '[removed]' }) }),
      new PgInstrumentation({ enhancedDatabaseReporting: false }),
    ],
  });
  return () => provider.shutdown();
};
