import { describe, expect, it } from 'vitest';
import listed from './mantine-styles.ts?raw';

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../**/*.stories.tsx', '!../testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** They have no sheet of their own. */
const WITHOUT_SHEET = new Set(['MantineProvider', 'NativeSelect', 'Textarea', 'TextInput']);

/** They are drawn by another component and take its sheet. */
const DRAWN_BY: Readonly<Record<string, string>> = { Select: 'Combobox' };

const namesIn = (source: string) =>
  [...source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
    .filter((name) => /^[A-Z]/.test(name) && !WITHOUT_SHEET.has(name));

const uses = Object.entries(sources).flatMap(([file, source]) =>
  namesIn(source).map((name) => ({ file, name, source })),
);

describe('the styles of Mantine', () => {
  // With the first page, or with the module that needs them.
  it.each(uses)('are loaded for $name in $file', ({ name, source }) => {
    expect(listed + source).toContain(`/styles/${DRAWN_BY[name] ?? name}.layer.css'`);
  });
});
