import { describe, expect, it } from 'vitest';
import listed from './mantine-styles.ts?raw';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** They have no sheet of their own. */
const WITHOUT_SHEET = new Set(['MantineProvider', 'Textarea', 'TextInput']);

const components = Object.values(sources)
  .flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
  .filter((name) => /^[A-Z]/.test(name) && !WITHOUT_SHEET.has(name));

describe('the styles of Mantine', () => {
  it.each([...new Set(components)])('are loaded for %s', (name) => {
    expect(listed).toContain(`/styles/${name}.layer.css'`);
  });
});
