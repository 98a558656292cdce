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
    const tests = [...this.outcomes.values()].map((test) => test.outcome());
    const count = (...kinds: string[]) => tests.filter((kind) => kinds.includes(kind)).length;
    const summary = {
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
    };
    const folder = resolve(import.meta.dirname, '../../../dist/test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, `${this.name}.json`), JSON.stringify(summary));
  }
}
