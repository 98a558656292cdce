import { inlineStyles, type InlineStyle } from './inline-styles';
import type { ChosenRelease, DescribedRelease, ReleaseFolder } from './release-folder';

/** A release with all that the gateway itself reads of its files. */
export interface LoadedRelease extends DescribedRelease {
  chosen: ChosenRelease;
  /** Text of the server bundle. */
  serverBundle: string | undefined;
  /** Text of each stylesheet by file name; empty in development. */
  styles: Map<string, InlineStyle>;
}

/** Throws when a file is not there or not the one that was released. */
export function loadRelease(
  folder: ReleaseFolder,
  chosen: ChosenRelease,
  { release, number }: DescribedRelease,
): LoadedRelease {
  const { server } = release;
  return {
    release,
    number,
    chosen,
    serverBundle: server && folder.readFile(chosen, server.file, server.integrity),
    styles: inlineStyles(release, (file) => folder.readFile(chosen, file, release.integrity[file])),
  };
}
