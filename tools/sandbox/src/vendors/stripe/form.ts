export type Field = string | Form;
export interface Form {
  [name: string]: Field;
}

const MOST_FIELDS = 500;
const DEEPEST = 6;
const PART = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const empty = (): Form => Object.create(null) as Form;

/** `card[number]` is the field `number` of `card`; `items[0]` and `items[]` count on in a list by their index. */
const stepsOf = (name: string): string[] | undefined => {
  const parts = PART.exec(name);
  if (!parts) return undefined;
  const inner = [...(parts[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  return inner.length < DEEPEST ? [parts[1] ?? '', ...inner] : undefined;
};

/** The nested fields of Stripe's form encoding. */
export function parseForm(text: string): Form {
  const form = empty();
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, MOST_FIELDS)) {
    const steps = stepsOf(name);
    if (!steps) continue;
    let place = form;
    for (const step of steps.slice(0, -1)) {
      const next = place[step];
      place = typeof next === 'object' ? next : (place[step] = empty());
    }
    const last = steps.at(-1) ?? '';
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return form;
}

export const textIn = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const formIn = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : empty();
};

const MOST_METADATA = 50;
/** Metadata as it is kept: at most fifty pairs of text. */
export const metadataIn = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formIn(form, 'metadata'))
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].length <= 500)
      .slice(0, MOST_METADATA),
  );
