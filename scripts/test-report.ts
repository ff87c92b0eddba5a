import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  /** Failures, repeated at the end. */
  faults: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  /** Failures of no test. */
  errors: { message?: string }[];
}

interface Suite {
  specs: { title: string; file: string; line: number; ok: boolean; tests: Test[] }[];
  suites?: Suite[];
}

interface Test {
  results: { errors: { message?: string }[] }[];
}

/** Reads the JSON report of a runner that exited with this code. */
const counted =
  <Report>(count: (report: Report) => Count) =>
  (file: string, code: number): Count => {
    if (!existsSync(file)) return { passed: 0, failed: 1, faults: [`There is no ${file}`] };
    const { failed, ...others } = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    // A non-zero exit without a failed test counts as a failure.
    return { ...others, failed: code !== 0 && failed === 0 ? 1 : failed };
  };

/** As `CountReporter` wrote it. */
export const vitestCount = counted<Count>((count) => count);

export const playwrightCount = counted<PlaywrightReport>(({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  faults: [...suites.flatMap(faultsOf), ...errors.map(({ message = '' }) => message)],
}));

const faultsOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return `${file}:${line}: ${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  ...suites.flatMap(faultsOf),
];
