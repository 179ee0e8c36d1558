/** Puts text after the one place that is meant. A template that has changed is noticed, not patched by luck. */
export const insertAfter = (text: string, anchor: RegExp, added: string): string => {
  const places = [...text.matchAll(new RegExp(anchor.source, `${anchor.flags.replace('g', '')}g`))];
  const [place] = places;
  if (!place || places.length > 1) throw new Error(`The template has ${places.length} places like ${anchor.source}`);
  const end = place.index + place[0].length;
  return text.slice(0, end) + added + text.slice(end);
};

/** Changes every such place, and at least one. */
export const replaceAll = (text: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(text)) throw new Error(`The template has no ${pattern.source}`);
  return text.replace(new RegExp(pattern.source, 'g'), replacement);
};
