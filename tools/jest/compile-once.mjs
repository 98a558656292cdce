import vm from 'node:vm';

/** A function whose body has `import()` is bound to its loader, so that V8 would not find it again. */
const dynamicImports = ['import(', 'import ('];

/**
 * Has V8 compile each module once in a process: jest compiles it for every file of tests anew, by `compileFunction`,
 * whose results V8 does not keep. The same text as a script is found again, with all of its functions that have run.
 */
export function compileOnce() {
  const { compileFunction } = vm;
  if (compileFunction.name === 'compileFromCache') return;
  vm.compileFunction = function compileFromCache(code, parameters = [], options = {}) {
    const { filename, parsingContext } = options;
    if (!parsingContext || dynamicImports.some((words) => code.includes(words))) {
      return compileFunction.call(vm, code, parameters, options);
    }
    const head = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    return script.runInContext(parsingContext);
  };
}
