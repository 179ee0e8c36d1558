import { startSandbox } from './index.ts';
import { settingsFromEnvironment } from './settings.ts';

const sandbox = await startSandbox(settingsFromEnvironment(process.env));
console.log(`Sandbox listening: outbox and HTTP vendors at ${sandbox.url}, SMTP at ${sandbox.smtpUrl}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
