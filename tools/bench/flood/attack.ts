import { setTimeout as delay } from 'node:timers/promises';
import { PageConnection } from '../pages/connection';
import { type AnswersByStatus, attacks } from './attacks';

/** Wait before a connection that was cut is opened again, in milliseconds. */
const REOPEN_MS = 100;

interface Attack {
  origin: string;
  name: string;
  connections: number;
  address: string;
}

/** Each connection asks again as soon as it is answered, until the process ends. */
async function attack({ origin, name, connections, address }: Attack): Promise<void> {
  const target = attacks[name];
  if (!target) throw new Error(`no attack is called ${name}`);
  const answered: AnswersByStatus = {};
  const count = (status: number) => (answered[status] = (answered[status] ?? 0) + 1);
  const headers = `accept: text/html\r\naccept-encoding: br\r\nx-forwarded-for: ${address}\r\n`;
  process.once('message', () => process.send?.(answered, undefined, {}, () => process.exit(0)));
  const ask = async (): Promise<never> => {
    let connection = new PageConnection(new URL(origin));
    for (;;) {
      try {
        count((await connection.get(target(), headers)).status);
      } catch {
        count(0);
        connection.close();
        await delay(REOPEN_MS);
        connection = new PageConnection(new URL(origin));
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
}

await attack(JSON.parse(process.argv[2] ?? '') as Attack);
