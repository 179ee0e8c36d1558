import { SerializerSelector, type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

const compiled = new Map<string, Serializer>();

/**
 * Compiles each schema once for a process. Every row declares the same failures and many rows answer the same, and
 * compiling takes milliseconds: without this a server of four hundred rows needs seconds to start. A serializer keeps no
 * state, and there are no more of them than the contract has schemas.
 */
export const buildSerializer: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const serializer = compiled.get(key) ?? compile(route);
    compiled.set(key, serializer);
    return serializer;
  };
};
