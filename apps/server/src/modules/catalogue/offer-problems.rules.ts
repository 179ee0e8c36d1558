interface GivenPrices {
  readonly serviceId: string;
  readonly sizes?: readonly { readonly size: string }[] | undefined;
  readonly breeds?: readonly { readonly breedId: string }[] | undefined;
}

/** The pet type of each service and breed in the site's catalogue. */
export interface KnownInCatalogue {
  readonly petTypeOfService: ReadonlyMap<string, string>;
  readonly petTypeOfBreed: ReadonlyMap<string, string>;
}

const TWICE = 'is listed twice';
const UNKNOWN = 'is not in the catalog';

/** Validation messages of a price list by form field. */
export const problemsOfPrices = (services: readonly GivenPrices[], known: KnownInCatalogue): Record<string, string> => {
  const problems = problemsOfIds(services, 'services', 'serviceId', known.petTypeOfService);
  services.forEach(({ serviceId, sizes = [], breeds = [] }, index) => {
    const at = `services.${index}`;
    Object.assign(problems, repeated(sizes, `${at}.sizes`, 'size'), repeated(breeds, `${at}.breeds`, 'breedId'));
    breeds.forEach(({ breedId }, place) => {
      const petType = known.petTypeOfBreed.get(breedId);
      if (petType === undefined || petType !== known.petTypeOfService.get(serviceId))
        problems[`${at}.breeds.${place}.breedId`] = 'is not a breed this service is for';
    });
  });
  return problems;
};

/** Messages for entries that are unknown to the catalogue or repeated. */
export const problemsOfIds = <Key extends string>(
  entries: readonly Readonly<Record<Key, string>>[],
  list: string,
  key: Key,
  known: { has(id: string): boolean },
): Record<string, string> => {
  const problems = repeated(entries, list, key);
  entries.forEach((entry, index) => {
    if (!known.has(entry[key])) problems[`${list}.${index}.${key}`] = UNKNOWN;
  });
  return problems;
};

const repeated = <Key extends string>(
  entries: readonly Readonly<Record<Key, string>>[],
  list: string,
  key: Key,
): Record<string, string> => {
  const seen = new Set<string>();
  const problems: Record<string, string> = {};
  entries.forEach((entry, index) => {
    if (seen.has(entry[key])) problems[`${list}.${index}.${key}`] = TWICE;
    seen.add(entry[key]);
  });
  return problems;
};
