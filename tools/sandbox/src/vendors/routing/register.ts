import type { FastifyInstance } from 'fastify';
import type { VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import { showHttpFault } from '../http-fault.ts';
import { drive, type Position } from './drive.ts';

/** As OSRM is configured unless told otherwise. */
const MOST_PLACES = 100;
const USUAL_HOUR = 12;

interface Asked {
  Params: { profile: string; coordinates: string };
  Querystring: { sources?: string; destinations?: string };
}

const positionsIn = (text: string): Position[] | undefined => {
  const positions = text.split(';').map((pair) => pair.split(',').map(Number) as unknown as Position);
  const isFine = positions.every(
    ([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && !Number.isNaN(longitude),
  );
  return isFine && positions.length <= MOST_PLACES ? positions : undefined;
};

const hourOf = (profile: string) => Number(/^driving-(\d\d)$/.exec(profile)?.[1] ?? USUAL_HOUR);
const chosen = (list: string | undefined, all: readonly Position[]) =>
  list === undefined
    ? all
    : list.split(';').flatMap((index) => (all[Number(index)] ? [all[Number(index)] as Position] : []));
const tenths = (value: number) => Math.round(value * 10) / 10;

/** OSRM's table and route services, by straight-line distance times a factor. */
export function register(app: FastifyInstance, _outbox: Outbox, faults: VendorFaults): null {
  const outage = () => ({ code: 'InternalError', message: 'Something went wrong' });
  const invalid = { code: 'InvalidQuery', message: 'Query string malformed' };

  app.get<Asked>('/table/v1/:profile/:coordinates', async (request, reply) => {
    if (await showHttpFault(faults, reply, outage)) return reply;
    const all = positionsIn(request.params.coordinates);
    if (!all) return reply.code(400).send(invalid);
    const hour = hourOf(request.params.profile);
    const rows = chosen(request.query.sources, all).map((from) =>
      chosen(request.query.destinations, all).map((to) => drive(from, to, hour)),
    );
    return reply.send({
      code: 'Ok',
      durations: rows.map((row) => row.map(({ seconds }) => tenths(seconds))),
      distances: rows.map((row) => row.map(({ meters }) => tenths(meters))),
    });
  });

  app.get<Asked>('/route/v1/:profile/:coordinates', async (request, reply) => {
    if (await showHttpFault(faults, reply, outage)) return reply;
    const stops = positionsIn(request.params.coordinates);
    if (!stops || stops.length < 2) return reply.code(400).send(invalid);
    const hour = hourOf(request.params.profile);
    const legs = stops.slice(1).map((to, index) => drive(stops[index] as Position, to, hour));
    const sum = (figure: 'meters' | 'seconds') => tenths(legs.reduce((total, leg) => total + leg[figure], 0));
    return reply.send({
      code: 'Ok',
      routes: [
        {
          duration: sum('seconds'),
          distance: sum('meters'),
          legs: legs.map(({ meters, seconds }) => ({ distance: tenths(meters), duration: tenths(seconds) })),
        },
      ],
    });
  });

  return null;
}
