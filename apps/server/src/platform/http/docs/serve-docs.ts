import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { BoundModule } from '../call.ts';
import { openApi } from './openapi.ts';

/** The contract, browsable at /docs. */
export const serveDocs = async (app: FastifyInstance, modules: readonly BoundModule[]): Promise<void> => {
  const document = openApi(modules.flatMap((module) => module.rows));
  await app.register(reference, {
    routePrefix: '/docs',
    configuration: {
      content: document,
      withDefaultFonts: false,
      telemetry: false,
      // None of the documentation vendor's own services.
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
};
