import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';

const releaseSet = new RegExp(`id="${RELEASE_SET_ELEMENT}">(.*?)</script>`);

/** A page as it comes from the server. */
export interface ServerPage {
  status: number;
  html: string;
  /** Of the apps that it works with. */
  versions: Record<string, string>;
}

/** Asks for a page as a browser with that cookie. */
export async function servedPage(url: string, cookie = ''): Promise<ServerPage> {
  const answer = await fetch(url, { headers: { cookie } });
  const html = await answer.text();
  const set = JSON.parse(releaseSet.exec(html)?.[1] ?? '') as ReleaseSet;
  const remotes = set.remotes.map(({ name, version }) => [name, version] as const);
  const versions = { shell: set.shell.version, ...Object.fromEntries(remotes) };
  return { status: answer.status, html, versions };
}
