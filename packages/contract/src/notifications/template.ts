/** The names between double braces: `'{{code}} is your code'` holds `'code'`. */
export type VariablesIn<
  Text extends string,
  Found extends string = never,
> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? VariablesIn<Rest, Found | Name> : Found;

export type VariableValues = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(.*?)\}\}/g;

/** A line break in a value could add lines to a text, or headers to an email. */
export const oneLine = (value: string | number) => String(value).replace(/\s+/g, ' ').trim();

/** The compiler checks the templates of the catalog; this check is for all other texts. */
export const fillTemplate = (
  template: string,
  values: VariableValues,
  encode: (value: string) => string = (value) => value,
): string =>
  template.replace(PLACE, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);
    return encode(oneLine(value));
  });
