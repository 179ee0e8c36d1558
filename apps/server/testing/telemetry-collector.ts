import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export interface TelemetryCollector {
  /** What makes a process send its traces and error reports here. */
  readonly environment: Readonly<Record<'OTEL_EXPORTER_OTLP_ENDPOINT' | 'SENTRY_DSN', string>>;
  /** The bodies that came, as text. */
  readonly traces: readonly string[];
  readonly reports: readonly string[];
  close(): void;
}

/** Keeps what processes send to the collector of traces and to the service for error reports. */
export const startTelemetryCollector = async (): Promise<TelemetryCollector> => {
  const traces: string[] = [];
  const reports: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const sent = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      (request.url === '/v1/traces' ? traces : reports).push(sent.toString());
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${place}`, SENTRY_DSN: `http://public@${place}/1` },
    traces,
    reports,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
