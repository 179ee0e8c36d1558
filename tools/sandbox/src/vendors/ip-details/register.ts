import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { VendorFaults } from '../../faults.ts';
import type { Outbox } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';
import { showHttpFault } from '../http-fault.ts';

type Country = { country_code: string; country: string; continent_code: string; continent: string };

const UNITED_STATES: Country = {
  country_code: 'US',
  country: 'United States',
  continent_code: 'NA',
  continent: 'North America',
};

/** A few well-known addresses abroad, so that a foreign visitor can be shown; every other public one is at home. */
const ABROAD: Record<string, Country> = {
  '1.1.1.1': { country_code: 'AU', country: 'Australia', continent_code: 'OC', continent: 'Oceania' },
  '24.48.0.1': { country_code: 'CA', country: 'Canada', continent_code: 'NA', continent: 'North America' },
  '81.2.69.142': { country_code: 'GB', country: 'United Kingdom', continent_code: 'EU', continent: 'Europe' },
};

const bogons = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  bogons.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  bogons.addSubnet(network, prefix, 'ipv6');

/** IPinfo's Lite API: the country of an address. */
export function register(app: FastifyInstance, _outbox: Outbox, faults: VendorFaults, settings: SandboxSettings): null {
  app.get<{ Params: { ip: string }; Querystring: { token?: string } }>('/lite/:ip', async (request, reply) => {
    const token = request.query.token ?? request.headers.authorization?.replace(/^Bearer /, '');
    if (token !== settings.ipDetailsToken) {
      return reply
        .code(403)
        .send({ status: 403, error: { title: 'Unknown token', message: 'Please make sure your token is right' } });
    }
    const outage = (status: number) => ({
      status,
      error: { title: 'Something went wrong', message: 'Please try again' },
    });
    if (await showHttpFault(faults, reply, outage)) return reply;

    const { ip } = request.params;
    const family = isIP(ip);
    if (family === 0) {
      return reply
        .code(404)
        .send({ status: 404, error: { title: 'Wrong ip', message: 'Please provide a valid IP address' } });
    }
    if (bogons.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return reply.send({ ip, bogon: true });
    const network = { asn: 'AS64500', as_name: 'Sandbox Networks', as_domain: 'networks.example' };
    return reply.send({ ip, ...network, ...(ABROAD[ip] ?? UNITED_STATES) });
  });

  return null;
}
