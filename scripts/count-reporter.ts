import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Count } from './test-report.ts';

/**
 * Writes a `Count` of a vitest run to the file of `TEST_COUNT`. Vitest's own JSON report leaves out
 * errors of no test, and tests that never ended: those of a worker that was killed.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const faults = [
      ...unhandled.map((error) => `Unhandled error: ${textOf(error)}`),
      ...modules.flatMap((module) => module.errors().map(named(module.moduleId))),
      ...tests.flatMap(faultsOf),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const count: Count = { passed, failed: faults.length, faults };
    writeFileSync(process.env['TEST_COUNT']!, JSON.stringify(count));
  }
}

function faultsOf(test: TestCase): string[] {
  const { state, errors = [] } = test.result();
  const name = `${test.module.moduleId}: ${test.fullName}`;
  if (state === 'failed') return [`${name}\n${errors.map(textOf).join('\n')}`];
  return state === 'pending' ? [`${name}\nIt never ended`] : [];
}

const named = (name: string) => (error: SerializedError) => `${name}: ${textOf(error)}`;

/** The message cuts long values short, the difference names what differs. */
const textOf = ({ message, stack = message, cause, ...of }: SerializedError): string =>
  [
    stack,
    ...('diff' in of && typeof of.diff === 'string' ? [stripVTControlCharacters(of.diff)] : []),
    ...(cause ? [`Caused by: ${textOf(cause)}`] : []),
  ].join('\n');
