/** The preselected service of a form: the first whose name contains 'hair' or 'groom'. */
export const defaultServiceOf = <Service extends { readonly name: string }>(
  services: readonly Service[],
): Service | undefined => services.find(({ name }) => /hair|groom/i.test(name));
