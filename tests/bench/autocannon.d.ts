declare module 'autocannon' {
  interface Options {
    url: string;
    requests?: { path: string }[];
    connections: number;
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Result {
    requests: { average: number };
    latency: { p50: number; p97_5: number; p99: number };
    non2xx: number;
    errors: number;
    '2xx': number;
    '3xx': number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
