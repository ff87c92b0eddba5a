import selectSerializer from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Compiler = FastifySerializerCompiler<unknown>;

const compile = selectSerializer()() as Compiler;
const compiled = new Map<string, ReturnType<Compiler>>();

/**
 * Compiled at its first use: all of them are a fifth of a server's start. Memoised by content, since
 * many routes answer alike.
 */
export const serializerCompiler: Compiler = (route) => {
  let serializer: ReturnType<Compiler> | undefined;
  return (answer) => (serializer ??= compiledOf(route))(answer);
};

function compiledOf(route: Parameters<Compiler>[0]): ReturnType<Compiler> {
  const key = JSON.stringify(route.schema);
  const serializer = compiled.get(key) ?? compile(route);
  compiled.set(key, serializer);
  return serializer;
}
