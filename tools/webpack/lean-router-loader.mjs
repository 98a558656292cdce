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

/** webpack loader for the router's module; fails when a new version of it reads otherwise. */
export default function leanRouter(source) {
  if (!source.includes('function createBrowserRouter(')) return source;
  return unreachable.reduce((text, [begin, instead]) => {
    const lean = text.replaceAll(begin instanceof RegExp ? new RegExp(begin, 'g') : begin, instead);
    if (lean === text) throw new Error(`The router has no ${String(begin)} any more`);
    return lean;
  }, source);
}
