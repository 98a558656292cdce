import { PageConnection } from '../pages/connection';

/** Pages of one block, of which a median is taken. */
const BLOCK = 50;
const WARM_UP = 50;
const headers = 'accept: text/html\r\naccept-encoding: identity\r\n';

/** Gateways that are compared; the last two are alike. */
export interface Compared {
  registry: string;
  plain: string;
  plainAgain: string;
}

type Name = keyof Compared;

/** How long each page took, in milliseconds, in the order of asking; `block` pages stand together. */
export interface PageCost {
  block: number;
  times: Record<Name, number[]>;
}

const names: readonly Name[] = ['registry', 'plain', 'plainAgain'];

/**
 * Asks each gateway for the same page in turn, one page at a time on this machine, and whose turn is first goes round: what
 * slows the machine down slows all of them down.
 */
export async function measurePageCost(
  origins: Compared,
  path: string,
  pages: number,
): Promise<PageCost> {
  const connections = {
    registry: new PageConnection(new URL(origins.registry)),
    plain: new PageConnection(new URL(origins.plain)),
    plainAgain: new PageConnection(new URL(origins.plainAgain)),
  };
  const times: PageCost['times'] = { registry: [], plain: [], plainAgain: [] };
  for (let number = -WARM_UP; number < pages; number += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(number + WARM_UP + turn) % names.length] ?? 'plain';
      const { status, totalMs } = await connections[name].get(path, headers);
      if (status !== 200) throw new Error(`${origins[name]}${path} answered ${status}`);
      if (number >= 0) times[name].push(totalMs);
    }
  }
  for (const connection of Object.values(connections)) connection.close();
  return { block: BLOCK, times };
}
