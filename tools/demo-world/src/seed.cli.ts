import { parseArgs } from 'node:util';
import { environmentToSeed } from './environment.ts';
import { seedDemoWorld } from './seed-demo-world.ts';
import { summaryOf } from './summary.ts';

const USAGE = 'usage: npm run db:seed -- [--if-empty] [--database NAME]';

const optionsOf = (args: string[]) => {
  try {
    return parseArgs({ args, options: { 'if-empty': { type: 'boolean' }, database: { type: 'string' } } }).values;
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
};

try {
  const options = optionsOf(process.argv.slice(2));
  const environment = environmentToSeed(process.env, options.database);
  const startedMs = performance.now();
  const world = await seedDemoWorld(environment, { ifEmpty: options['if-empty'] ?? false });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(
    world
      ? `${summaryOf(world, environment)}\nDemo data seeded in ${seconds} s`
      : 'Sites exist already: nothing seeded',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
