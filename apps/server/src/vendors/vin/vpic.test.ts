import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@tailgate/kit';
import { startSandbox, type Sandbox } from '@tailgate/sandbox';
import { sandbox as clientOf, type SandboxClient } from '@tailgate/sandbox/client';
import { buildVin } from '@tailgate/values/vin';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { VendorFailure } from '../vendor-failure.ts';
import { UNKNOWN_VEHICLE, type DecodeVin } from './decoded-vin.ts';
import { cacheDecodedVins, vpicDecoder } from './vpic.ts';

let vendors: Sandbox;
let sandbox: SandboxClient;
let decode: DecodeVin;
beforeAll(async () => {
  // A private sandbox: faults set here must not affect other suites.
  vendors = await startSandbox({ port: 0, smtpPort: 0 });
  sandbox = clientOf(vendors.url);
  decode = vpicDecoder({ VIN_API_URL: vendors.url, VENDOR_TIMEOUT_SCALE: 20 });
});
beforeEach(() => sandbox.clear());
afterAll(() => vendors.close());

const TRANSIT = buildVin('1FTBR1C8', 'NKA12345');

const failureOf = async (decoded: Promise<unknown>): Promise<VendorFailure> => {
  const error: unknown = await decoded.catch((failure: unknown) => failure);
  if (!(error instanceof VendorFailure)) throw new Error('The call did not fail as a vendor', { cause: error });
  expect(`${error.message} ${String(error.stack)} ${JSON.stringify(error)}`).not.toContain(TRANSIT);
  expect(error.cause).toBeUndefined();
  return error;
};

/** The adapter of a vendor that answers every call with this. */
const decoderOf = async (body: string): Promise<DecodeVin> => {
  const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return vpicDecoder({ VIN_API_URL: `http://127.0.0.1:${port}`, VENDOR_TIMEOUT_SCALE: 20 });
};
const decoderOfResult = (fields: Record<string, unknown>) =>
  decoderOf(JSON.stringify({ Count: 1, Message: '', SearchCriteria: '', Results: [{ ErrorCode: '0', ...fields }] }));

describe('a decoded VIN', () => {
  it('has all that is known of the vehicle', async () => {
    expect(await decode(TRANSIT)).toEqual({
      make: 'Ford',
      model: 'Transit',
      year: 2022,
      trim: 'T-350',
      bodyClass: 'Cargo Van',
      builder: 'Ford Motor Company, USA',
      fuelType: 'Gasoline',
      transmission: '10-speed automatic',
      engine: '3.5 L V6',
      builtIn: 'Kansas City, Missouri',
      isComplete: true,
    });
  });

  it.each([
    ['W1Y4EBHY', { make: 'Mercedes-Benz', engine: '2.0 L inline 4', builtIn: 'Dusseldorf, Germany' }],
    ['3C6TRVDG', { make: 'Ram', trim: 'High Roof', builder: 'FCA US LLC', builtIn: 'Saltillo, Mexico' }],
    ['1GTW7AFP', { make: 'GMC', model: 'Savana', builder: 'General Motors LLC' }],
    ['1N6BF0LY', { model: 'NV', engine: '5.6 L V8', builder: 'Nissan North America, Inc.' }],
  ])('is written as people write it (%s)', async (first8, shown) => {
    expect(await decode(buildVin(first8, 'NKA12345'))).toMatchObject(shown);
  });

  it('is incomplete without a known year', async () => {
    const decoded = await decode(buildVin('1FTBR1C8', 'UKA12345'));
    expect(decoded).toMatchObject({ make: 'Ford', model: 'Transit', year: null, isComplete: false });
  });

  it('is empty for an unknown manufacturer', async () => {
    expect(await decode(buildVin('ZZZBR1C8', 'NKA12345'))).toEqual(UNKNOWN_VEHICLE);
  });

  it.each([
    [{ TransmissionStyle: 'Manual/Standard', TransmissionSpeeds: '6' }, { transmission: '6-speed manual' }],
    [{ TransmissionStyle: 'Automatic' }, { transmission: 'Automatic' }],
    [
      { TransmissionStyle: 'Continuously Variable Transmission (CVT)' },
      { transmission: 'Continuously variable (CVT)' },
    ],
    [{ TransmissionSpeeds: '8' }, { transmission: '8-speed' }],
    [{ EngineCylinders: '4', DisplacementL: '2.4' }, { engine: '2.4 L, 4 cylinders' }],
    [{ EngineCylinders: '6', EngineConfiguration: 'In-Line' }, { engine: 'Inline 6' }],
    [{ DisplacementL: '2.998832712' }, { engine: '3.0 L' }],
    [
      { FuelTypePrimary: 'Electric', EngineCylinders: '', DisplacementL: '0' },
      { fuelType: 'Electric', engine: '' },
    ],
    [{ PlantCountry: 'UNITED STATES (USA)' }, { builtIn: 'United States' }],
    [
      { BodyClass: 'Not Applicable', Model: null },
      { bodyClass: '', model: '' },
    ],
  ])('of %j has %j', async (fields, shown) => {
    expect(await (await decoderOfResult({ Make: 'FORD', ModelYear: '2022', ...fields }))(TRANSIT)).toMatchObject(shown);
  });
});

describe('an answer that cannot be trusted', () => {
  it('is cut, and has no control characters', async () => {
    const decodeIt = await decoderOfResult({
      Make: `FO\u0000RD\u001B[31m\u202E\r\n`,
      Model: 'x'.repeat(50_000),
      Trim: `a${'🚐'.repeat(500)}`,
      ModelYear: '2022',
    });
    const { make, model, trim } = await decodeIt(TRANSIT);
    expect(make).toBe('FO RD [31m');
    expect(model).toHaveLength(100);
    expect([Array.from(trim).length, trim.isWellFormed()]).toEqual([100, true]);
  });

  it.each(['1899', '2101', '20222', '2022.5', '1e3', ''])('has no year %j', async (ModelYear) => {
    expect((await (await decoderOfResult({ Make: 'FORD', ModelYear }))(TRANSIT)).year).toBeNull();
  });

  it.each([
    ['{"Count":1,"Message":"Results returned successfully"}'],
    ['{"Count":0,"Results":[]}'],
    ['{"Results":[{"Make":"FORD"}]}'],
    ['{"Results":[{"ErrorCode":"0","Make":{"name":"FORD"}}]}'],
    ['null'],
    [''],
  ])('fails as invalid: %s', async (body) => {
    const decodeIt = await decoderOf(body);
    expect((await failureOf(decodeIt(TRANSIT))).message).toBe('vin decode failed: ours (invalid-response)');
  });
});

describe('a failing call', () => {
  it.each([
    [500, 'later'],
    [429, 'later'],
    [404, 'ours'],
  ])('with status %i fails: %s', async (status, kind) => {
    await sandbox.setFault({ vendor: 'vin', mode: 'error', status });
    expect((await failureOf(decode(TRANSIT))).message).toBe(`vin decode failed: ${kind} (${status})`);
  });

  it('with a page instead of an answer fails as invalid', async () => {
    await sandbox.setFault({ vendor: 'vin', mode: 'garbled' });
    expect((await failureOf(decode(TRANSIT))).facts).toEqual({
      vendor: 'vin',
      operation: 'decode',
      kind: 'ours',
      code: 'invalid-response',
    });
  });

  it.each(['slow', 'timeout'] as const)('ends after the time limit (%s)', async (mode) => {
    await sandbox.setFault({ vendor: 'vin', mode, delayMs: 60_000 });
    const impatient = vpicDecoder({ VIN_API_URL: vendors.url, VENDOR_TIMEOUT_SCALE: 0.02 });
    expect((await failureOf(impatient(TRANSIT))).message).toBe('vin decode failed: later (timeout)');
  });

  it('ends after the time limit when the answer stops halfway', async () => {
    const server = createServer((_request, response) => response.write('{"Count":1,')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const impatient = vpicDecoder({ VIN_API_URL: `http://127.0.0.1:${port}`, VENDOR_TIMEOUT_SCALE: 0.05 });
    expect((await failureOf(impatient(TRANSIT))).message).toBe('vin decode failed: later (timeout)');
  });

  it('fails later when the connection drops or is refused', async () => {
    await sandbox.setFault({ vendor: 'vin', mode: 'drop' });
    expect((await failureOf(decode(TRANSIT))).facts.kind).toBe('later');
    const unreachable = vpicDecoder({ VIN_API_URL: `http://127.0.0.1:${await freePort()}`, VENDOR_TIMEOUT_SCALE: 20 });
    expect((await failureOf(unreachable(TRANSIT))).message).toBe('vin decode failed: later (ECONNREFUSED)');
  });
});

describe('the cache', () => {
  it('keeps answers, and no failures', async () => {
    const cached = cacheDecodedVins(decode);
    await sandbox.setFault({ vendor: 'vin', mode: 'error', times: 1 });
    await expect(cached(TRANSIT)).rejects.toThrow('vin decode failed: later (500)');
    const decoded = await cached(TRANSIT);
    expect(decoded.model).toBe('Transit');
    await sandbox.setFault({ vendor: 'vin', mode: 'error', times: 1 });
    expect(await cached(TRANSIT)).toEqual(decoded);
    expect(await sandbox.faults()).toHaveLength(1);
  });

  it('sends one call for the same VIN asked for twice at once', async () => {
    const cached = cacheDecodedVins(decode);
    await sandbox.setFault({ vendor: 'vin', mode: 'slow', delayMs: 50, times: 5 });
    await Promise.all([cached(TRANSIT), cached(TRANSIT)]);
    expect(await sandbox.faults()).toMatchObject([{ timesLeft: 4 }]);
  });
});

describe('the platform', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('decodes VINs', async () => {
    expect(await api.platform.decodeVin(TRANSIT)).toMatchObject({ make: 'Ford', year: 2022, isComplete: true });
  });
});
