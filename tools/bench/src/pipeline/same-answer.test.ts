import { expect, it } from 'vitest';
import { contractApp } from './contract-app.ts';
import { ESTIMATE_CALL } from './estimate.ts';
import { plainApp } from './plain-app.ts';

it('the contract pipeline and plain Fastify return the same response, so that their speed can be compared', async () => {
  const [contract, plain] = [await contractApp(), plainApp()];
  try {
    const { path: url, ...call } = ESTIMATE_CALL;
    const [ours, bare] = [await contract.inject({ url, ...call }), await plain.inject({ url, ...call })];
    expect([ours.statusCode, bare.statusCode]).toEqual([200, 200]);
    expect(ours.json()).toEqual(bare.json());
    expect(Object.keys(bare.json())).toHaveLength(15);
  } finally {
    await Promise.all([contract.close(), plain.close()]);
  }
});
