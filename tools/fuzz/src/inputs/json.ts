export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Path = readonly (string | number)[];

const RAW = /"@raw\((.*?)\)"/g;

/** A literal that JavaScript cannot hold as a value (1e400, a million brackets), written into the text as it is. */
export const raw = (literal: string): string => `@raw(${literal})`;

export const jsonText = (value: Json): string =>
  JSON.stringify(value).replace(RAW, (_all, escaped: string) => JSON.parse(`"${escaped}"`) as string);

export const parseJson = (text: string): { readonly value: Json } | undefined => {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
};

export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** As an own property even where assigning would go to the prototype (`__proto__`). */
const withKey = (object: Record<string, Json>, key: string, value: Json): Record<string, Json> => {
  const copy = { ...object };
  Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true });
  return copy;
};

export const setAt = (value: Json, [step, ...rest]: Path, replacement: Json): Json => {
  if (step === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? setAt(item, rest, replacement) : item));
  }
  const object = isObject(value) ? value : {};
  const key = String(step);
  return withKey(object, key, setAt(Object.hasOwn(object, key) ? (object[key] ?? null) : null, rest, replacement));
};

export const removeAt = (value: Json, [step, ...rest]: Path): Json => {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_item, index) => index !== step);
    return value.map((item, index) => (index === step ? removeAt(item, rest) : item));
  }
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== step || rest.length > 0);
  return Object.fromEntries(kept.map(([key, inner]) => [key, key === step ? removeAt(inner, rest) : inner]));
};
