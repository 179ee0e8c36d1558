import type { FastifyInstance } from 'fastify';
import type { VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import { showHttpFault } from '../http-fault.ts';
import { decodeValues } from './decode.ts';

interface Asked {
  Params: { vin: string };
  Querystring: { format?: string };
}

/** vPIC of the NHTSA: what a VIN says about its vehicle. */
export function register(app: FastifyInstance, _outbox: Outbox, faults: VendorFaults): null {
  app.get<Asked>('/api/vehicles/DecodeVinValues/:vin', async (request, reply) => {
    if (await showHttpFault(faults, reply, () => ({ Message: 'An error has occurred.' }))) return reply;
    const { vin } = request.params;
    // vPIC speaks XML to callers that do not ask for anything else.
    if (request.query.format !== 'json')
      return reply.type('application/xml').send('<Response><Count>1</Count></Response>');
    return reply.send({
      Count: 1,
      Message: 'Results returned successfully. NOTE: A missing value means that there is no data.',
      SearchCriteria: `VIN(s): ${vin}`,
      Results: [decodeValues(vin)],
    });
  });

  return null;
}
