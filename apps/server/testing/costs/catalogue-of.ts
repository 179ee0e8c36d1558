import { buildCatalogue } from '../builders/build-catalogue.ts';
import type { TestApi } from '../index.ts';

type Catalogue = ReturnType<typeof buildCatalogue>;

const built = new WeakMap<TestApi, Catalogue>();

/** The services and breeds of a world; several parts of it share them. */
export const catalogueOf = (api: TestApi): Catalogue => {
  const catalogue = built.get(api) ?? api.platform.db.inSite(api.site.id, buildCatalogue);
  built.set(api, catalogue);
  return catalogue;
};
