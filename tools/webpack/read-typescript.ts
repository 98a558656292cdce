import { enableCompileCache } from 'node:module';
import { isOutside, workspaceRoot } from './layout.ts';

/** An endpoint as releases and services write it down. */
type Describe = (endpoint: { method: string; path: string; response: unknown }) => object;

const aliases = new URL('../../libs/testing/src/aliases.mjs', import.meta.url);
const describedCall = isOutside
  ? './described-call.js'
  : '../../libs/service/src/partners/described-call.ts';

/** Lets Node run contracts as they are written; what it makes of them is kept for the next build. */
export async function readTypeScript(): Promise<void> {
  enableCompileCache(`${workspaceRoot}node_modules/.cache/contracts`);
  if (isOutside) await import('./packed-typescript.ts');
  else await import(/* webpackIgnore: true */ aliases.href);
}

/** What services say of themselves is written by the same functions. */
export async function descriptions(): Promise<
  Record<'describedCall' | 'describedUnparsed', Describe>
> {
  const file = new URL(describedCall, import.meta.url);
  return import(/* webpackIgnore: true */ file.href) as ReturnType<typeof descriptions>;
}
