/** The default image is one of the images. */
export const imageProblems = (
  imageIds: readonly string[],
  defaultImageId: string | null | undefined,
): Record<string, string> =>
  !defaultImageId || imageIds.includes(defaultImageId) ? {} : { defaultImage: 'is not one of the images' };

/** What is said where more of a product are wanted than there are. */
export const tooFewLeft = (name: string, left: number): string => {
  if (left === 0) return `${name} is sold out. Take it off the order.`;
  return left === 1 ? `Only 1 ${name} is left.` : `Only ${left} of ${name} are left.`;
};
