import selectSerializer from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Compiler = FastifySerializerCompiler<unknown>;

const compile = selectSerializer()() as Compiler;
const compiled = new Map<string, ReturnType<Compiler>>();

/** A union with null becomes a type that may be null: a union refuses what is stored and a save would refuse. */
function nullable(_name: string, schema: unknown): unknown {
  const { anyOf, ...rest } = Object(schema) as { anyOf?: { type?: string }[] };
  const [own, nothing, ...more] = anyOf ?? [];
  const isPlain = own?.type !== undefined && nothing?.type === 'null' && more.length === 0;
  return isPlain ? { ...rest, ...own, nullable: true } : schema;
}

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
  const serializer =
    compiled.get(key) ?? compile({ ...route, schema: JSON.parse(key, nullable) as unknown });
  compiled.set(key, serializer);
  return serializer;
}
