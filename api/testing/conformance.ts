import type { OutgoingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Compile } from 'typebox/compile';
import { ErrorSchema } from '../plugins/described-errors.ts';
import { withoutTrailingSlash } from '../plugins/trailing-slash.ts';
import { secretKeys, TELLTALE } from './answers.ts';
import { callsOf, descriptionOf, isUndescribed, type Call } from './description.ts';

/** A response to validate: injected, or from a connection. */
export type Answered = Pick<
  LightMyRequestResponse,
  'statusCode' | 'rawPayload' | 'body' | 'json'
> & {
  headers: OutgoingHttpHeaders;
};

/** With the body that a client reads of it. */
function uncompressed(answer: Answered): Answered {
  const { statusCode, headers, rawPayload } = answer;
  if (headers['content-encoding'] !== 'gzip' || rawPayload.length === 0) return answer;
  const body = gunzipSync(rawPayload).toString();
  return { statusCode, headers, rawPayload, body, json: () => JSON.parse(body) };
}

type Check = (value: unknown) => string[];

function checkOf(schema: object): Check {
  const validator = Compile(schema);
  return (value) =>
    validator.Check(value)
      ? []
      : validator
          .Errors(value)
          .slice(0, 3)
          .map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
}

const checkError = checkOf(ErrorSchema);

type FindCall = (method: string, path: string) => Call | undefined;

/** Matches a path to its call; static segments win over parameters. */
function finderOf(calls: readonly Call[]): FindCall {
  const parameters = (call: Call) => call.path.split('{').length;
  const wanted = calls
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((call) => ({ call, segments: call.path.split('/') }));
  const shape = (method: string, { length }: readonly string[]) => `${method} ${length}`;
  const alike = Map.groupBy(wanted, ({ call, segments }) => shape(call.method, segments));
  return (method, path) => {
    // Split before decoding: %2f is no separator.
    const parts = path.split('/').map(decoded);
    return alike
      .get(shape(method, parts))
      ?.find(({ segments }) =>
        segments.every((each, at) =>
          each.startsWith('{') ? parts[at] !== '' : each === parts[at],
        ),
      )?.call;
  };
}

/** Validates responses against the OpenAPI description. */
export class Conformance {
  readonly #app: FastifyInstance;
  readonly #prefix: string;
  readonly #checks = new Map<string, Check>();
  #find: FindCall | undefined;

  constructor(app: FastifyInstance, prefix: string) {
    this.#app = app;
    this.#prefix = prefix;
  }

  /** Faults of the response, in words; none for a response outside the API. */
  faults(request: InjectOptions | string, answer: Answered): string[] {
    const { method = 'GET', url } = typeof request === 'string' ? { url: request } : request;
    const asked = typeof url === 'string' ? url : (url?.pathname ?? '');
    return this.faultsAt(method, new URL(asked, 'http://kheya.test').pathname, answer);
  }

  /** The same for an unnormalised path: /a/./b is another than /a/b. */
  faultsAt(method: string, path: string, answer: Answered): string[] {
    if (!path.startsWith(`${this.#prefix}/`)) return [];
    return [
      ...faultsOfHeaders(answer),
      ...this.#faultsOfBody(method.toUpperCase(), this.#called(path), uncompressed(answer)),
    ];
  }

  /** The path as it is routed, below the prefix. */
  #called(path: string): string {
    return withoutTrailingSlash(this.#prefix)({ url: path }).slice(this.#prefix.length);
  }

  #faultsOfBody(method: string, path: string, answer: Answered): string[] {
    const status = answer.statusCode;
    if (method === 'HEAD' || status === 304)
      return answer.body === '' ? [] : [`${status} to ${method} has a body`];
    this.#find ??= finderOf(callsOf(descriptionOf(this.#app)));
    const call = this.#find(method, path);
    const declared = call?.operation.responses[status];
    if (declared !== undefined && declared.$ref === undefined)
      return [
        ...(answer.headers['x-revisions'] !== undefined && !declared.headers?.['x-revisions']
          ? ['x-revisions is not described']
          : []),
        ...this.#faultsByDescription(`${method} ${call!.path} ${status}`, declared, answer),
      ];
    if (status >= 400) return faultsOfError(answer);
    // The static file server normalises paths that match no call.
    const isTidied = call === undefined && status === 308;
    return isTidied || isUndescribed(path) ? [] : [`${status} is not in the description`];
  }

  #faultsByDescription(
    key: string,
    { content }: Call['operation']['responses'][string],
    answer: Answered,
  ): string[] {
    if (content === undefined) return answer.body === '' ? [] : ['a body that is not described'];
    const type = mediaType(answer);
    const schema = content[type]?.schema;
    if (schema === undefined) return [`a body of type "${type}", which is not described`];
    const check = this.#checks.get(key) ?? checkOf(schema);
    this.#checks.set(key, check);
    if (type !== 'application/json') return check(answer.body);
    const body: unknown = answer.json();
    // Only identifiers: headings written by staff are keys too.
    const secrets = secretKeys(body).filter((name) => /^\w+$/.test(name));
    return [...check(body), ...secrets.map((name) => `"${name}" names something secret`)];
  }
}

function faultsOfError(answer: Answered): string[] {
  if (mediaType(answer) !== 'application/json') return [`an error of type "${mediaType(answer)}"`];
  const told = TELLTALE.exec(answer.body)?.[0];
  return [...checkError(answer.json()), ...(told ? [`"${told}" tells of the inside`] : [])];
}

function faultsOfHeaders({ headers }: Answered): string[] {
  const faults = [];
  if (headers['set-cookie'] !== undefined) faults.push('it sets a cookie');
  if (headers['access-control-allow-origin'] !== undefined) faults.push('other sites may read it');
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(String(location)))
    faults.push(`it leads off the site: ${String(location)}`);
  return faults;
}

const mediaType = ({ headers }: Answered) => String(headers['content-type'] ?? '').split(';')[0]!;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
