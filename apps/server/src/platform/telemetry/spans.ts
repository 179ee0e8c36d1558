import { SpanKind, SpanStatusCode, context, propagation, trace, type Span } from '@opentelemetry/api';

// Without a collector the API has no provider: spans are then nothing, and there is no context to hand on.
const tracer = trace.getTracer('tailgate');

const during = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    // Names only: messages of unexpected errors may repeat values.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
    throw error;
  } finally {
    span.end();
  }
};

/** A part of the running trace in which somebody else is asked. */
export const spanOf = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, (span) => during(span, work));

/** What leads from here into the same trace in another process (W3C `traceparent`); undefined where nothing is traced. */
export const traceParent = (): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
};

/** Continues the trace that caused this work; begins one where nobody was traced. */
export const spanInTraceOf = <T>(parent: string | undefined, name: string, work: () => Promise<T>): Promise<T> => {
  const caused = propagation.extract(context.active(), parent === undefined ? {} : { traceparent: parent });
  return context.with(caused, () =>
    tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER }, (span) => during(span, work)),
  );
};
