import { buildVin } from '@tailgate/values/vin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandbox as clientOf, type SandboxClient } from '../../client.ts';
import { type Sandbox, startSandbox } from '../../index.ts';

let sandbox: Sandbox;
let client: SandboxClient;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  client = clientOf(sandbox.url);
});
beforeEach(() => client.clear());
afterAll(() => sandbox.close());

interface Body {
  Count: number;
  SearchCriteria: string;
  Results: Record<string, string>[];
}

const TRANSIT = buildVin('1FTBR1C8', 'NKA12345');
const call = (vin: string, format = '?format=json') =>
  fetch(`${sandbox.url}/api/vehicles/DecodeVinValues/${vin}${format}`);
const decode = async (vin: string) => (await (await call(vin)).json()) as Body;
const resultOf = async (vin: string) => (await decode(vin)).Results[0];

describe('decoding a VIN', () => {
  it.each([
    ['1FTBR1C8', 'FORD', 'Transit'],
    ['W1Y4EBHY', 'MERCEDES-BENZ', 'Sprinter'],
    ['WD4PE8CD', 'MERCEDES-BENZ', 'Sprinter'],
    ['3C6TRVDG', 'RAM', 'ProMaster'],
    ['1GCWGAFG', 'CHEVROLET', 'Express'],
    ['1GTW7AFP', 'GMC', 'Savana'],
    ['1N6BF0LY', 'NISSAN', 'NV'],
    ['4UZAANDW', 'FREIGHTLINER', 'MT45'],
    ['JALC4W16', 'ISUZU', 'NPR'],
    ['54DC4W1B', 'ISUZU', 'NPR'],
  ])('knows %s as %s %s', async (first8, Make, Model) => {
    const vin = buildVin(first8, 'NKA12345');
    const { Count, SearchCriteria, Results } = await decode(vin);
    expect({ Count, SearchCriteria }).toEqual({ Count: 1, SearchCriteria: `VIN(s): ${vin}` });
    expect(Results).toEqual([expect.objectContaining({ VIN: vin, Make, Model, ModelYear: '2022', ErrorCode: '0' })]);
    expect(new Set(Object.values(Results[0] ?? {}).map((value) => typeof value))).toEqual(new Set(['string']));
  });

  it.each([
    ['1', '2001'],
    ['9', '2009'],
    ['A', '2010'],
    ['H', '2017'],
    ['Y', '2030'],
  ])('reads the year code %s as %s', async (code, ModelYear) => {
    expect(await resultOf(buildVin('1FTBR1C8', `${code}KA12345`))).toMatchObject({ ModelYear });
  });

  it('answers the same VIN the same way, also in lowercase letters', async () => {
    expect(await resultOf(TRANSIT.toLowerCase())).toEqual(await resultOf(TRANSIT));
  });

  it('answers XML unless asked for JSON', async () => {
    expect((await call(TRANSIT, '')).headers.get('content-type')).toContain('application/xml');
  });
});

describe('decoding a VIN with errors', () => {
  it('answers 1 and the vehicle for a wrong check digit', async () => {
    const wrong = `${TRANSIT.slice(0, 8)}${TRANSIT.charAt(8) === '0' ? '1' : '0'}${TRANSIT.slice(9)}`;
    expect(await resultOf(wrong)).toMatchObject({ ErrorCode: '1', Make: 'FORD', ModelYear: '2022' });
  });

  it('answers 7 and empty fields for an unknown manufacturer', async () => {
    const result = await resultOf(buildVin('ZZZBR1C8', 'NKA12345'));
    expect(result).toMatchObject({ ErrorCode: '7', Make: '', Model: '', ModelYear: '', Manufacturer: '' });
    expect(result?.['ErrorText']).toContain('7 - Manufacturer is not registered');
  });

  it.each([
    [buildVin('1FTBR1C8', 'UKA12345'), '11'],
    [TRANSIT.slice(0, 12), '6'],
    [`${TRANSIT.slice(0, 16)}O`, '400'],
    ['ZZZ', '6,7'],
  ])('answers for %s the codes %s', async (vin, ErrorCode) => {
    expect(await resultOf(vin)).toMatchObject({ ErrorCode });
  });
});

describe('faults of decoding', () => {
  it('answers an error', async () => {
    await client.setFault({ vendor: 'vin', mode: 'error', status: 503 });
    expect((await call(TRANSIT)).status).toBe(503);
    expect((await call(TRANSIT)).status).toBe(200);
  });

  it('answers late but well', async () => {
    await client.setFault({ vendor: 'vin', mode: 'slow', delayMs: 60 });
    const startedAt = performance.now();
    expect((await call(TRANSIT)).status).toBe(200);
    // A timer may fire up to a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(59);
  });

  it.each(['drop', 'timeout'] as const)('leaves a call without an answer (%s)', async (mode) => {
    await client.setFault({ vendor: 'vin', mode, delayMs: 20 });
    await expect(call(TRANSIT)).rejects.toThrow('fetch failed');
  });

  it('answers a page instead of JSON when garbled', async () => {
    await client.setFault({ vendor: 'vin', mode: 'garbled' });
    const response = await call(TRANSIT);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await response.text()).toContain('<h1>');
  });
});
