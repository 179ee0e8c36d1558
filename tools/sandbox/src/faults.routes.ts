import type { FastifyInstance } from 'fastify';
import { type FaultBoard, type FaultMode, faultModes } from './faults.ts';

type FaultBody = { vendor: string; mode: FaultMode; status?: number; delayMs?: number; times: number };

export function registerFaultRoutes(app: FastifyInstance, faults: FaultBoard, vendorNames: readonly string[]): void {
  const bodySchema = {
    type: 'object',
    required: ['vendor', 'mode'],
    properties: {
      vendor: { enum: vendorNames },
      mode: { enum: faultModes },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      delayMs: { type: 'integer', minimum: 0, maximum: 120_000 },
      times: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
    },
  };

  app.get('/faults', () => ({ faults: faults.active() }));

  app.post<{ Body: FaultBody }>('/faults', { schema: { body: bodySchema } }, (request) => {
    const { vendor, mode, status, delayMs, times } = request.body;
    if (mode === 'none') faults.clear(vendor);
    else faults.set(vendor, { mode, status, delayMs }, times);
    return { faults: faults.active() };
  });

  app.delete('/faults', (_request, reply) => {
    faults.clearAll();
    return reply.code(204).send();
  });
}
