import { spawn } from 'node:child_process';
import { developmentEnvironment } from './environment.ts';

// `run-with-environment <command…>`: the command with the development environment under whatever is set already.
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Which command?');
const child = spawn(command, args, { stdio: 'inherit', env: { ...developmentEnvironment(), ...process.env } });
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
