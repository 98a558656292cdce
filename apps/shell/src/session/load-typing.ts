import type * as Typing from './kept-typing';

let loaded: typeof Typing | undefined;

/** Its own chunk: guests have no session that could end. */
export async function loadTyping(): Promise<typeof Typing> {
  loaded = await import(/* webpackChunkName: 'kept-typing' */ './kept-typing');
  return loaded;
}

/** The same, where it is there already: when a session ends there is no time to ask for it. */
export const loadedTyping = (): typeof Typing | undefined => loaded;
