import type { RenderedPage } from '@zaino/contracts/shared';

/** The shop's built shell around this repository's build. */
export interface Shell {
  /** What keeps the build and the shell apart, a sentence each; nothing where they work together. */
  misfits: string[];
  /** A page as the shop's server draws it: frame, page and data. */
  page: (address: string) => Promise<RenderedPage>;
}

/** Opens the shell that came with the kit, with the build of a folder: `dist` unless told. */
export function openShell(folder?: string): Shell;
