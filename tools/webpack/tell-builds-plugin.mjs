import { setImmediate } from 'node:timers';

/** Says what a build that failed means to whoever looks at the page: webpack itself says what is wrong with the sources. */
export class TellBuildsPlugin {
  isServed = false;

  constructor({ name }) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.done.tap('TellBuilds', (stats) => {
      this.isServed ||= !stats.hasErrors();
      // The errors themselves are written first.
      if (stats.hasErrors()) setImmediate(() => console.error(this.sentence()));
    });
  }

  sentence() {
    return this.isServed
      ? `${this.name} has the errors above: what is served is still the last build that was good.`
      : `${this.name} has the errors above, and nothing is served yet. It is built again once a source changes.`;
  }
}
