import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Leaves the numbers of one project's run where `npm test` adds up all runners. */
export default class ResultReporter {
  constructor(_globalConfig, { name }) {
    this.name = name;
  }

  onRunComplete(_contexts, results) {
    const folder = fileURLToPath(new URL('../../dist/test-results/', import.meta.url));
    mkdirSync(folder, { recursive: true });
    const failedSuites = results.testResults.filter((suite) => suite.testExecError).length;
    const summary = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + failedSuites,
      skipped: results.numPendingTests,
    };
    writeFileSync(`${folder}${this.name}.json`, JSON.stringify(summary));
  }
}
