import { TEST_PASSWORD, type BuiltAccount } from '@tailgate/server/testing';

interface Target {
  readonly url: string;
}

const signIn = async ({ url }: Target, { email }: BuiltAccount): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/v2/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tailgate-client': 'native' },
    body: JSON.stringify({ email, password: TEST_PASSWORD, deviceId: 'bench-device' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`Sign-in failed with ${answer.status}`);
  return performance.now() - startedAt;
};

/** Durations of sequential sign-ins in milliseconds; all must succeed. */
export const signInTimes = async (target: Target, person: BuiltAccount, times: number): Promise<number[]> => {
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn += 1) measured.push(await signIn(target, person));
  return measured;
};

export const percentile95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
