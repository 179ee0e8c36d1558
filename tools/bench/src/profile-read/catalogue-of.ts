import { buildCatalogue, type TestApi } from '@tailgate/server/testing';

type Catalogue = ReturnType<typeof buildCatalogue>;

const built = new WeakMap<TestApi, Catalogue>();

/** The services and breeds of the world; several parts of the bench share one world. */
export const catalogueOf = (api: TestApi): Catalogue => {
  const catalogue = built.get(api) ?? api.platform.db.inSite(api.site.id, (tx) => buildCatalogue(tx, api.site.id));
  built.set(api, catalogue);
  return catalogue;
};
