import autocannon from 'autocannon';

export interface Measured {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export type Requests = Omit<Parameters<typeof autocannon>[0], 'connections' | 'duration'>;

interface Load {
  connections?: number;
  seconds: number;
}

/** Sends requests for so long; throws where one of them is refused. */
export async function load(
  name: string,
  requests: Requests,
  { connections = 32, seconds }: Load,
): Promise<Measured> {
  const result = await autocannon({ connections, duration: seconds, ...requests });
  const answered = result['2xx'] + result['3xx'];
  if (answered === 0 || result.errors > 0 || result.non2xx > result['3xx'])
    throw new Error(`${name} was refused: ${JSON.stringify(result)}`);
  return { name, perSecond: result.requests.average, p99: result.latency.p99 };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;
