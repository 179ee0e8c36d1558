import type { ZipArea, ZipAreas } from '@tailgate/town';

export type ParsedQuery = {
  /** House number and street, when the query begins with them */
  house: { number: string; street: string } | null;
  zip: string | null;
  stateCode: string | null;
  /** The rest, which names a place, in lower case */
  place: string;
};

const LONGEST_CITY_WORDS = 4;
/** Streets often have the names of small towns: without a state or ZIP only a large city is recognized. */
const AREAS_OF_A_LARGE_CITY = 5;

/** Takes an address apart as people type it: `1600 south lamar blvd, austin tx 78704`, or only a part of that. */
export function parseQuery(query: string, areas: ZipAreas): ParsedQuery {
  const [beforeComma = '', ...rest] = query.replace(/\b(usa|united states)\s*$/i, '').split(',');
  const afterComma = rest.join(' ');
  const street = /^\s*(\d+[a-z]?)\s+([^\d\s].*|\d+(?:st|nd|rd|th)\b.*)$/i.exec(beforeComma);
  if (!street) return { house: null, ...parsePlace(query.replaceAll(',', ' '), areas) };

  const [, number = '', streetWords = ''] = street;
  if (afterComma.trim() !== '') {
    return { house: { number, street: streetWords.trim() }, ...parsePlace(afterComma, areas) };
  }
  const { place: words, ...ending } = parsePlace(streetWords, areas);
  const city = cityAtTheEnd(words, areas, ending.zip !== null || ending.stateCode !== null ? 1 : AREAS_OF_A_LARGE_CITY);
  return { house: { number, street: words.slice(0, words.length - city.length).trim() }, ...ending, place: city };
}

function parsePlace(text: string, areas: ZipAreas): Omit<ParsedQuery, 'house'> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  const zip = /^\d{5}(-\d{4})?$/.test(last) ? last.slice(0, 5) : null;
  if (zip !== null) words.pop();
  // A lone word is a place of its own before it is a state: `washington`, `new york`.
  const stateWords = [2, 1].find(
    (count) => words.length > count && areas.stateCodes.has(words.slice(-count).join(' ')),
  );
  const stateCode = stateWords ? (areas.stateCodes.get(words.slice(-stateWords).join(' ')) ?? null) : null;
  if (stateWords) words.splice(-stateWords);
  return { zip, stateCode, place: words.join(' ') };
}

/** The longest known city that leaves at least one word for the street. */
function cityAtTheEnd(text: string, areas: ZipAreas, leastAreas: number): string {
  const words = text.split(' ');
  for (let count = Math.min(LONGEST_CITY_WORDS, words.length - 1); count > 0; count -= 1) {
    const candidate = words.slice(-count).join(' ');
    if (areasOfLargest(areas.byCity.get(candidate) ?? []) >= leastAreas) return candidate;
  }
  return '';
}

/** Of the cities of one name. */
const areasOfLargest = (ofName: readonly ZipArea[]): number =>
  Math.max(0, ...[...Map.groupBy(ofName, ({ stateCode }) => stateCode).values()].map(({ length }) => length));
