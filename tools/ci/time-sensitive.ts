import { globSync, readFileSync } from 'node:fs';

const TESTS = [
  'apps/server/**/*.test.ts',
  'apps/web/src/**/*.test.{ts,tsx}',
  'packages/**/*.test.ts',
  'tools/{demo-world,kit}/**/*.test.ts',
];
const TELLS_TIME =
  /clock|instant|time_?zone|localdate|today|tomorrow|temporal|testnow|advance\(|faketimers|setsystemtime|app\.now/i;

/** A test that mentions a clock, a day or a zone: it may say something else on another day. */
export const tellsTime = (source: string): boolean => TELLS_TIME.test(source);

export const timeSensitiveTests = (): string[] =>
  globSync(TESTS, { exclude: ['**/node_modules/**'] })
    .filter((file) => tellsTime(readFileSync(file, 'utf8')))
    .sort();
