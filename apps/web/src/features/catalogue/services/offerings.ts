import type { CatalogueService, ProviderService } from '../catalogue-query.ts';

/** A service of the catalogue as this groomer has it. */
export interface Offering {
  readonly id: string;
  readonly name: string;
  readonly petType: CatalogueService['petType'];
  readonly offered: boolean;
  readonly description: string;
  readonly features: readonly string[];
  readonly catalogue: CatalogueService;
}

export const offeringsOf = (
  catalogue: readonly CatalogueService[],
  mine: readonly ProviderService[],
): readonly Offering[] =>
  catalogue.map((service) => {
    const own = mine.find(({ id }) => id === service.id);
    return {
      id: service.id,
      name: service.name,
      petType: service.petType,
      offered: own?.offered ?? false,
      description: own?.description ?? service.description,
      features: own?.features ?? service.features,
      catalogue: service,
    };
  });

const folded = (text: string) => text.trim().toLowerCase();

/** Those whose name, words or features have what is searched for. */
export const searchOfferings = (offerings: readonly Offering[], search: string): readonly Offering[] =>
  offerings.filter(({ name, description, features }) =>
    [name, description, ...features].some((text) => folded(text).includes(folded(search))),
  );

export interface PetTypeGroup {
  readonly petType: Offering['petType'];
  readonly offerings: readonly Offering[];
}

export const byPetType = (offerings: readonly Offering[]): readonly PetTypeGroup[] => {
  const types = new Map(offerings.map(({ petType }) => [petType.id, petType]));
  return [...types.values()].map((petType) => ({
    petType,
    offerings: offerings.filter((offering) => offering.petType.id === petType.id),
  }));
};

/** What most groomers begin with: everything for the first pet type of the catalogue. */
export const suggestedOf = (offerings: readonly Offering[]): readonly Offering[] =>
  byPetType(offerings)[0]?.offerings ?? [];

/** One feature a line, as it is typed. */
export const featuresIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface Words {
  readonly description: string;
  readonly features: readonly string[];
}

/** What was typed, or null where it is what the catalogue says anyway: then it follows the catalogue. */
export const ownWords = (typed: Words, catalogue: Words) => {
  const description = typed.description.trim();
  const isCatalogues = typed.features.join('\n') === catalogue.features.join('\n');
  return {
    description: description === '' || description === catalogue.description ? null : description,
    features: typed.features.length === 0 || isCatalogues ? null : [...typed.features],
  };
};
