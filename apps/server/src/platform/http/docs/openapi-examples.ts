type Json = Record<string, unknown>;

/** What a field of this name usually holds; names are compared from the end, so `businessEmail` is an email, too. */
const BY_NAME: readonly (readonly [RegExp, unknown])[] = [
  [/email$/i, 'maya@example.com'],
  [/firstname$/i, 'Maya'],
  [/lastname$/i, 'Torres'],
  [/vanityurl$/i, 'south-paws'],
  [/name$/i, 'South Paws'],
  [/(phone|number)$/i, '5125550100'],
  [/prefix$/i, '1'],
  [/password$/i, 'correct-horse-battery'],
  [/code$/i, '123456'],
  [/latitude$/i, 30.2672],
  [/longitude$/i, -97.7431],
  [/(postalcode|postalcodes)$/i, '78704'],
  [/timezone$/i, 'America/Chicago'],
  [/(price|cents|fee)$/i, 95],
  [/minutes$/i, 60],
  [/(start|end)$/i, '09:00:00'],
  [/date$/i, '2030-01-07'],
  [/color|primary|secondary/i, '#009fd8'],
];

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0199a3c4-5b6d-7e8f-9a0b-1c2d3e4f5a6b',
  email: 'maya@example.com',
  date: '2030-01-07',
  'date-time': '2030-01-07T15:00:00Z',
  time: '09:00:00',
  uri: 'https://example.com/',
};

const boundedText = (schema: Json, text: string): string => {
  const least = (schema['minLength'] as number | undefined) ?? 0;
  return text.padEnd(least, '0').slice(0, (schema['maxLength'] as number | undefined) ?? undefined);
};

const boundedNumber = (schema: Json, wanted: number): number => {
  const least = (schema['minimum'] as number | undefined) ?? -Infinity;
  const most = (schema['maximum'] as number | undefined) ?? Infinity;
  return Math.min(most, Math.max(least, wanted));
};

const exampleOfText = (schema: Json, name: string): unknown => {
  const known = BY_FORMAT[String(schema['format'])];
  if (known !== undefined) return known;
  const usual = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return boundedText(schema, typeof usual === 'string' ? usual : 'text');
};

/** A plausible value of a JSON schema, for readers of the documentation. */
export const exampleOf = (schema: Json, name = ''): unknown => {
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const variants = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Json[] | undefined;
  if (variants) return exampleOf(variants.find(({ type }) => type !== 'null') ?? variants[0] ?? {}, name);
  const type = Array.isArray(schema['type']) ? (schema['type'] as string[])[0] : schema['type'];
  if (type === 'object' || 'properties' in schema) {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
    return Object.fromEntries(properties.map(([key, property]) => [key, exampleOf(property, key)]));
  }
  if (type === 'array') return [exampleOf((schema['items'] ?? {}) as Json, name)];
  if (type === 'boolean') return true;
  if (type === 'string') return exampleOfText(schema, name);
  if (type !== 'integer' && type !== 'number') return null;
  const usual = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return boundedNumber(schema, typeof usual === 'number' ? usual : 1);
};
