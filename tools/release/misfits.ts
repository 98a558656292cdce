import type { Release } from '@zaino/contracts/shared';
import { misfitsOf } from '@zaino/service/release-compatibility';

export const SHELL = 'shell';

/** What keeps a remote and a shell apart, each sentence with their names. */
export function misfitsBetween(remote: Release, shell: Release): string[] {
  const title = `${remote.name} ${remote.version} does not fit shell ${shell.version}:`;
  return misfitsOf(remote, shell).map((sentence) => `${title} ${sentence}`);
}
