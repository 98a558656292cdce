import { TableWriter } from '../loading/table-writer';
import { runImport } from '../run-import';

/**
 * Run as a process of its own: `node killed-import.ts <url> <point> <files…>`. Imports the files and
 * kills itself (SIGKILL) at the point: the beginning of a sentence that tells of progress, or
 * `finish n`, when the n-th statement has loaded its rows and the next ones have not.
 */
const [, , mysqlUrl = '', point = '', ...inputs] = process.argv;
const finishesLeft = Number(/^finish (\d+)$/.exec(point)?.[1] ?? 0);

if (finishesLeft > 0) killAtFinish(finishesLeft);

await runImport({
  mysqlUrl,
  inputs,
  givenYear: null,
  isDryRun: false,
  isAgain: false,
  rejectsPath: null,
  keptImports: 0,
  onProgress: (sentence) => {
    if (sentence.startsWith(point)) process.kill(process.pid, 'SIGKILL');
  },
});

function killAtFinish(count: number): void {
  const finish = Reflect.get(TableWriter.prototype, 'finish');
  let left = count;
  TableWriter.prototype.finish = async function (this: TableWriter) {
    await finish.call(this);
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
