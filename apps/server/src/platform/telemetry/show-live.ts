import type { Registry } from 'prom-client';
import type { Live } from '../live/live.ts';
import { sampleGauges } from './sample-gauges.ts';

export const showLive = (registry: Registry, live: Pick<Live, 'isConnected'>): void =>
  sampleGauges(registry, { tailgate_nats_connected: { help: 'Whether live delivery is connected' } }, () => ({
    tailgate_nats_connected: [{ value: live.isConnected() ? 1 : 0 }],
  }));
