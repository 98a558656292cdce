import { readCliConfig } from '@zaino/service/cli-config';
import { CommandError } from '@zaino/service/command-error';
import { withDataSource } from '@zaino/service/database-commands';
import { createDataSource } from '../database/data-source';
import { type ChainEnd, verifyChain } from './verify-chain';

const usage = `Usage: npm run audit -- verify [<number> <hash>]
  walks the audit log from its first entry and tells the first one that does not hold; prints the last one's number and
  hash, which a later walk compares with what is there then`;

/** `cli.js audit verify [number hash]`. */
export async function runAuditCommand([command, ...words]: string[]): Promise<void> {
  if (command !== 'verify') throw new CommandError(usage);
  const noted = endOf(words);
  const open = () => Promise.resolve(createDataSource(readCliConfig().MYSQL_URL));
  await withDataSource(open, async (dataSource) => {
    const found = await verifyChain(dataSource, noted);
    if (!found.isWhole) {
      throw new CommandError(`The audit log does not hold: entry ${found.sequence}, ${found.why}.`);
    }
    const { entries, end } = found;
    process.stdout.write(`The audit log holds: ${entries} entries.\n`);
    process.stdout.write(`Its end, to note: ${end.sequence} ${end.hash}\n`);
  });
}

function endOf(words: string[]): ChainEnd | undefined {
  if (words.length === 0) return undefined;
  const [sequence = '', hash = '', ...others] = words;
  const isEnd = /^\d{1,19}$/.test(sequence) && /^[0-9a-f]{64}$/.test(hash) && others.length === 0;
  if (!isEnd) throw new CommandError(usage);
  return { sequence: String(BigInt(sequence)), hash };
}
