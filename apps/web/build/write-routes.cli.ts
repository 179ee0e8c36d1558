// Writes src/routeTree.gen.ts from the files of src/routes, as Vite does while it runs.
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { ROUTE_FILES } from './route-files.ts';

const root = join(import.meta.dirname, '..');
await new Generator({ config: getConfig(ROUTE_FILES, root), root }).run();
