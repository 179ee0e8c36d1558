import { brandFill, brandScale, contrast } from '@tailgate/brand';

const WHITE = '#ffffff';
const READABLE = 4.5;

const ratio = (value: number) => `${value.toFixed(1)}:1`;

/** Contrast of the site's color, explained without jargon. */
export const contrastHints = (primary: string): readonly string[] => {
  const scale = brandScale(primary);
  const fill = brandFill(primary, scale);
  const onWhite = contrast(primary, WHITE);
  const isItself = fill.fill.toLowerCase() === primary.toLowerCase();
  return [
    onWhite >= READABLE
      ? `The color itself is readable on white (${ratio(onWhite)}).`
      : `The color itself is too light for text on white (${ratio(onWhite)}; text needs 4.5:1), so it is used for the logo and pictures only.`,
    isItself
      ? `Buttons use exactly this color, with ${fill.onFill === WHITE ? 'white' : 'dark'} text (${ratio(contrast(fill.fill, fill.onFill))}).`
      : `Buttons use a darker shade with white text (${ratio(contrast(fill.fill, fill.onFill))}).`,
    `Links and selected items use a shade with ${ratio(contrast(scale[7], WHITE))} on white.`,
  ];
};
