/** The default image is one of the images. */
export const imageProblems = (
  imageIds: readonly string[],
  defaultImageId: string | null | undefined,
): Record<string, string> =>
  !defaultImageId || imageIds.includes(defaultImageId) ? {} : { defaultImage: 'is not one of the images' };
