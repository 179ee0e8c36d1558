export { DEMO_LOGINS } from './demo-logins.ts';
export { demoId } from './people/ids.ts';
export { personalDataIn } from './personal-data.ts';
export { DEMO_APP_KEY, DEMO_PASSWORD, type DemoLogin, type DemoLoginName, type DemoSite } from './logins.ts';
export { seedDemoWorld, type SeededWorld, type SeedingOptions } from './seed-demo-world.ts';
