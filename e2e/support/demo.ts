import type { DemoLogin, DemoLoginName, DemoSite } from '@tailgate/demo-world';

interface Demo {
  readonly logins: Readonly<Record<DemoSite, Readonly<Record<DemoLoginName, DemoLogin>>>>;
  readonly password: string;
  readonly appKey: string;
}

/** Making up the people of the demo takes seconds: the runner does it once, and the test workers inherit who they are. */
const readDemo = async (): Promise<string> => {
  const { DEMO_APP_KEY: appKey, DEMO_LOGINS: logins, DEMO_PASSWORD: password } = await import('@tailgate/demo-world');
  return JSON.stringify({ logins, password, appKey } satisfies Demo);
};
process.env['E2E_DEMO'] ??= await readDemo();

export const {
  logins: DEMO_LOGINS,
  password: DEMO_PASSWORD,
  appKey: DEMO_APP_KEY,
} = JSON.parse(process.env['E2E_DEMO']) as Demo;
