import type { Fault } from '#model/kit/errors.ts';
import { MEANT_YEAR, TRAVEL_YEAR } from '#model/kit/day-schema.ts';
import { UPLOADS_PATH } from '#model/media/images.ts';
import { EMAIL, TYPED_WEB_ADDRESS } from '#model/text/characters.ts';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Format, IsDateTime } from 'typebox/format';
import { Settings } from 'typebox/system';
import { Unprocessable } from '../errors.ts';

Settings.Set({ maxErrors: 200 });

/** Stricter than RFC 3339, whose leap seconds and suffixes no JavaScript Date can hold. */
Format.Set('date-time', (value) => IsDateTime(value) && isStorable(new Date(value)));

/** Timestamps are compared as strings: a longer year than 9999 would sort before others. */
const isStorable = (moment: Date) =>
  !Number.isNaN(moment.getTime()) && moment.toJSON().length === 24;

/** A validation error of TypeBox. */
interface Violation {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: Record<string, unknown>;
  message: string;
}

/**
 * Memoised by identity: its refinements are functions, which the text of a schema lacks. Compiled at
 * its first use, since all of them are a sixth of a server's start.
 */
const compiled = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
}

/**
 * Bodies are validated as sent: no coercion, no defaults, no properties dropped. Strings (query,
 * path, headers) are converted first.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (value) => {
    const validator = validatorOf(schema);
    const given =
      httpPart === 'body' ? value : exactly(value, validator.Convert({ ...(value as object) }));
    if (validator.Check(given)) return { value: given };
    const violations = validator.Errors(given) as unknown as Violation[];
    return { error: new Unprocessable(faults(httpPart ?? 'body', violations)) };
  };
};

/** Lossless conversion: a string that would change, 1.5 read as 1, stays and is refused. */
function exactly(written: unknown, converted: unknown): unknown {
  const texts = written as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(converted as object).map(([name, value]) =>
      typeof value === 'number' && value !== Number(texts[name])
        ? [name, texts[name]]
        : [name, value],
    ),
  );
}

/** One error per path: the errors of a union's branches are reduced to the one that helps. */
function faults(part: string, violations: Violation[]): Fault[] {
  const found = new Map<string, Fault>();
  for (const violation of violations) {
    if (violation.keyword === 'boolean' || isBranch(violation)) continue;
    for (const [path, fault] of explained(part, violation, violations))
      if (!found.has(path)) found.set(path, fault);
  }
  // The error count is capped: the main one may be missing.
  const [first] = violations;
  if (found.size === 0 && first) {
    const loc = [part, ...segments(first.instancePath)];
    return [{ loc, msg: 'is not valid', type: first.keyword }];
  }
  const places = [...found.keys()];
  return places
    .filter((path) => !places.some((other) => other.startsWith(`${path}/`)))
    .map((path) => found.get(path)!);
}

const isBranch = ({ keyword, params }: Violation) =>
  keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');

function explained(part: string, violation: Violation, all: Violation[]): [string, Fault][] {
  const at = (path: string, msg: string): [string, Fault] => [
    path,
    { loc: [part, ...segments(path)], msg, type: violation.keyword },
  ];
  const { instancePath: path, keyword, params } = violation;
  if (keyword === 'required')
    return names(params['requiredProperties']).map((name) => at(`${path}/${name}`, 'is required'));
  if (keyword === 'additionalProperties')
    return names(params['additionalProperties']).map((name) =>
      at(`${path}/${name}`, 'is not a known property'),
    );
  if (keyword === 'const') {
    const allowed = all
      .filter((other) => other.instancePath === path && other.keyword === 'const')
      .map((other) => String(other.params['allowedValue']));
    return [at(path, `must be one of: ${allowed.join(', ')}`)];
  }
  return [at(path, texts[keyword]?.(params) ?? violation.message)];
}

const names = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const segments = (path: string): (string | number)[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

export const BAD_CHARACTERS = 'is empty or has characters that are not allowed here';

/** Forms of texts by the part of a pattern that only theirs have; the first one counts. */
const forms: readonly [part: string, text: string][] = [
  [EMAIL, 'must be an e-mail address, like name@example.com'],
  [UPLOADS_PATH, 'must be an address, like https://example.com/photo.jpg'],
  [`${TYPED_WEB_ADDRESS}|/`, 'must be an address, like https://example.com/page or /page'],
  [MEANT_YEAR, 'must have a year like 2027'],
  [TRAVEL_YEAR, 'must have a year like 2027'],
  [TYPED_WEB_ADDRESS, 'must be a web address, like https://example.com, or a phone number'],
];

const texts: Record<string, (params: Record<string, unknown>) => string> = {
  type: ({ type }) => `must be ${typeNames[String(type)] ?? String(type)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  maxProperties: ({ limit }) => `must have at most ${limit} entries`,
  pattern: ({ pattern }) =>
    forms.find(([part]) => String(pattern).includes(part))?.[1] ?? BAD_CHARACTERS,
  format: ({ format }) => `must be a ${format === 'date' ? 'date' : 'date and time'}`,
};
