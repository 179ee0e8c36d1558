/** Without glyphs in a style MapLibre draws names in fonts of the page. It takes the weight from the first name. */
export const FONTS = {
  regular: ['Inter'],
  medium: ['Inter Medium', 'Inter'],
  bold: ['Inter SemiBold', 'Inter'],
} satisfies Record<string, string[]>;

/** Names stand above this layer, and what screens draw on a map lies below it. */
export const BELOW_NAMES = 'below-names';

export const belowNames = { id: BELOW_NAMES, type: 'background', layout: { visibility: 'none' } } as const;
