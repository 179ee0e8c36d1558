import type { FastifyInstance } from 'fastify';

/** In a child process: listens on a free port, reports it to the parent, and exits with the parent. */
export const answerUntilParentLeaves = async (app: FastifyInstance): Promise<void> => {
  process.once('disconnect', () => process.exit(0));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string' || !process.send)
    throw new Error('Start this server from the bench');
  process.send({ port: address.port });
};
