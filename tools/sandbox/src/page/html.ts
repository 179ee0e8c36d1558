/** Markup that is safe to send: made only by the `html` tag, which escapes every value that is not markup itself. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escape(String(value));
}

/** Puts markup into the {{places}} of a template file; a place without markup is a mistake. */
export function fill(template: string, places: Record<string, Html>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = places[name];
    if (!value) throw new Error(`No value for {{${name}}} of the template`);
    return value.markup;
  });
}
