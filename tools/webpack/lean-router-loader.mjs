import ts from 'typescript';

/**
 * What of the router only its framework mode and server components can reach, and no minifier sees: begin of a
 * branch, and what stands there instead. All are conditions on things that nothing in the shop gives.
 */
const unreachable = [
  // <Link prefetch>: our links prefetch by themselves (apps/shell/src/prefetch).
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false, null, undefined]'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  // The script that restores the scroll position of a framework's page.
  ['let remixContext = React10.useContext(FrameworkContext);', 'let remixContext = null;'],
  // View transitions.
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {'],
  ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
  ['if (renderDfd && pendingState && state.location.key', 'if (false && state.location.key'],
  ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
  ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
  [/if \(isBrowser3\) \{(?=\s+restoreAppliedTransitions)/, 'if (false) {'],
  [
    /if \(pendingAction === "POP"[^{}]* && location !== state.location\) \{(?=\s+let priorPaths)/,
    'if (false) {',
  ],
  ['useViewTransitionState(path) && viewTransition === true;', 'false;'],
  // Errors of server components.
  ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
  ['if (this.context) {', 'if (false) {'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['if (init.instrumentations) {', 'if (false) {'],
  [
    'hydrationData: opts?.hydrationData || parseHydrationData(),',
    'hydrationData: opts?.hydrationData,',
  ],
];

const isCallOf = (node, name) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && name.test(node.expression.text);

/** Functions that only talk to developers, and those that throw what they are told. */
const warns = /^warn(?:ing|Once|ingOnce)$/;
const asserts = /^invariant\d*$/;

/** What of a module's text goes: warnings whole, of assertions the words. */
function* wordsFor(node) {
  if (ts.isExpressionStatement(node) && isCallOf(node.expression, warns)) {
    yield { from: node.expression.getFullStart(), to: node.expression.end };
  } else if (isCallOf(node, asserts) && node.arguments.length > 1) {
    yield { from: node.arguments[0].end, to: node.arguments.at(-1).end };
    yield* wordsFor(node.arguments[0]);
  } else {
    const children = [];
    ts.forEachChild(node, (child) => void children.push(child));
    for (const child of children) yield* wordsFor(child);
  }
}

function withoutWords(source) {
  const file = ts.createSourceFile('router.js', source, ts.ScriptTarget.Latest);
  const words = [...wordsFor(file)];
  if (words.length < 50) throw new Error('The router warns and asserts by other names now');
  return words.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), source);
}

/** webpack loader for the router's module; fails when a new version of it reads otherwise. */
export default function leanRouter(source) {
  if (!source.includes('function createBrowserRouter(')) return source;
  const reachable = unreachable.reduce((text, [begin, instead]) => {
    const lean = text.replaceAll(begin instanceof RegExp ? new RegExp(begin, 'g') : begin, instead);
    if (lean === text) throw new Error(`The router has no ${String(begin)} any more`);
    return lean;
  }, source);
  return withoutWords(reachable);
}
