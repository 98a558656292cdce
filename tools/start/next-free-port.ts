import { createServer } from 'node:net';
import { UserError } from '@zaino/tools/machine/user-error';

const triedPorts = 50;

/** Ports that were given already: nobody listens there yet. */
const given = new Set<number>();

interface WantedPort {
  /** The setting that chose it, as in PORT. */
  setting: string;
  port: number;
  /** Who listens there, as in "the shop". */
  taker: string;
}

/** The wanted port, or the next free one, said clearly. */
export async function nextFreePort({ setting, port: wanted, taker }: WantedPort): Promise<number> {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new UserError(`${setting} must be a number from 1 to 65535.`);
  }
  const last = Math.min(wanted + triedPorts, 65_535);
  for (let port = wanted; port <= last; port += 1) {
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    if (port !== wanted) console.log(`Port ${wanted} is taken: ${taker} takes ${port}.`);
    return port;
  }
  throw new UserError(
    `The ports ${wanted} to ${last} are all taken: set ${setting} to a free one.`,
  );
}

/** Free on the loopback address and on all of them: a server of either kind is in the way. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
