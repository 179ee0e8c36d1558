import { spawn } from 'node:child_process';

/**
 * `run-with-environment <command…>`: the command with the environment that it finds, or with the development environment
 * under it where none names a database. Never a mixture of both: half of a deployment's addresses would be ours.
 */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Which command?');
const namesDatabase = Object.keys(process.env).some((name) => /^DATABASE_URL(_JOBS|_OWNER)?(_FILE)?$/.test(name));
// Loaded only where it is wanted: where the product is deployed there are no engines of ours, nor what starts them.
const underneath = namesDatabase ? {} : (await import('./environment.ts')).developmentEnvironment();
const child = spawn(command, args, { stdio: 'inherit', env: { ...underneath, ...process.env } });
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
