/** `?search=` of the pages on which support looks for people. */
export const readPeopleSearch = (given: Record<string, unknown>): { readonly search?: string } => {
  const search = given['search'];
  return typeof search === 'string' && search !== '' ? { search: search.slice(0, 100) } : {};
};
