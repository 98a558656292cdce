import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Leaves the numbers of the browser tests where `npm test` adds up all runners. */
export default class ResultReporter implements Reporter {
  private readonly outcomes = new Map<string, TestCase>();
  private readonly name: string;

  constructor({ name = 'e2e' }: { name?: string } = {}) {
    this.name = name;
  }

  onTestEnd(test: TestCase): void {
    this.outcomes.set(test.id, test);
  }

  onEnd(): void {
    const tests = [...this.outcomes.values()];
    const count = (kind: string) => tests.filter((test) => test.outcome() === kind).length;
    const failures = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    const summary = {
      passed: count('expected'),
      failed: failures.length,
      skipped: count('skipped'),
      failures: failures.map((test) => test.titlePath().filter(Boolean).join(' › ')),
    };
    const folder = resolve(import.meta.dirname, '../../../dist/test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, `${this.name}.json`), JSON.stringify(summary));
  }
}
