const LONGEST = 100;
const ABBREVIATIONS = new Set(['AG', 'BMW', 'FCA', 'GMC', 'LLC', 'NA', 'REV', 'US', 'USA']);

/** The vendor's text is shown to people and stored: bounded, and without control and invisible characters. */
export const cleanText = (text: string): string => {
  const clean = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (clean === 'Not Applicable') return '';
  // No character has more than two code units.
  return Array.from(clean.slice(0, 2 * LONGEST))
    .slice(0, LONGEST)
    .join('')
    .trimEnd();
};

/** `MERCEDES-BENZ` as `Mercedes-Benz`; texts with lowercase letters stay as they are. */
export const titleCase = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replace(/\p{L}+/gu, (word) =>
        ABBREVIATIONS.has(word) ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
      );

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Manual/Standard` as `manual`, `Continuously Variable Transmission (CVT)` as `continuously variable (CVT)`. */
const transmissionKind = (style: string): string =>
  style
    .replace(/\/.*/, '')
    .replace(/ Transmission\b/, '')
    .replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

export const transmissionText = (style: string, speeds: string): string => {
  const kind = transmissionKind(style);
  return /^[1-9]\d?$/.test(speeds) ? `${speeds}-speed ${kind}`.trim() : capitalized(kind);
};

const CYLINDERS: Readonly<Record<string, string>> = { 'V-Shaped': 'V', 'W-Shaped': 'W', 'In-Line': 'inline ' };

export const engineText = (engine: { liters: string; cylinders: string; configuration: string }): string => {
  const liters = Number(engine.liters);
  const size = liters >= 0.1 && liters < 100 ? `${liters.toFixed(1)} L` : '';
  if (!/^[1-9]\d?$/.test(engine.cylinders)) return size;
  const layout = CYLINDERS[engine.configuration];
  if (layout !== undefined) return capitalized(`${size} ${layout}${engine.cylinders}`.trim());
  return [size, `${engine.cylinders} cylinders`].filter(Boolean).join(', ');
};

/** The country matters where there is no state. */
export const placeText = (plant: { city: string; state: string; country: string }): string =>
  [plant.city, plant.state || plant.country.replace(/ \(.*\)$/, '')].filter(Boolean).map(titleCase).join(', ');
