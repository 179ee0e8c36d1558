import { describe, expect, it } from 'vitest';
import { buildSerializer } from './serializers.ts';

const route = (schema: object, url = '/a') => ({ method: 'GET', url, httpStatus: '200', schema });
const named = { type: 'object', properties: { name: { type: 'string' } } };

describe('serializers', () => {
  it('of the same schema are one, in every row and every server of a process', () => {
    const [one, other] = [buildSerializer(), buildSerializer()];
    const serialize = one(route(named));
    expect(one(route({ ...named }, '/b'))).toBe(serialize);
    expect(other(route(structuredClone(named)))).toBe(serialize);
  });

  it('of different schemas send what each declares', () => {
    const aged = { type: 'object', properties: { age: { type: 'integer' } } };
    const compile = buildSerializer();
    const person = { name: 'Maya', age: 30, secret: 'x' };
    expect(compile(route(named))(person)).toBe('{"name":"Maya"}');
    expect(compile(route(aged))(person)).toBe('{"age":30}');
  });
});
