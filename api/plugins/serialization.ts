import selectSerializer from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Compiler = FastifySerializerCompiler<unknown>;

const compile = selectSerializer()() as Compiler;
const compiled = new Map<string, ReturnType<Compiler>>();

/** Memoised by content: compiling is most of a server's start, and many routes answer alike. */
export const serializerCompiler: Compiler = (route) => {
  const key = JSON.stringify(route.schema);
  const serializer = compiled.get(key) ?? compile(route);
  compiled.set(key, serializer);
  return serializer;
};
