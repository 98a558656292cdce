import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './processes';

/** A registry, or the gateway before it, and by what right it is called. */
interface Registry {
  url: string;
  token: string;
}

/** `npm run release -- …`; gives what it says, and rejects with that where it fails. */
export async function runReleaseCommand(
  args: readonly string[],
  { url, token }: Registry,
): Promise<string> {
  const env = { ...process.env, RELEASES_URL: url, RELEASE_TOKEN: token };
  const npm = ['run', 'release', '--', ...args];
  return (await promisify(execFile)('npm', npm, { cwd: root, env })).stdout;
}
