import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, requirements } from './numbers';

interface Row {
  number: string;
  level: string;
  status: string;
  evidence: string;
}

const statuses = ['yes', 'no', 'n/a'];

/** What stands in the list for what is being mended. */
const IN_WORK = 'IN WORK';

/**
 * What is wrong with `docs/asvs.md`, in sentences: a requirement that is missing, twice or of another level, a status
 * that is none, a `yes` without a file that shows it, a file that is not in the workspace, a count that does not add up.
 */
export function checkList(markdown: string, root: string): string[] {
  const rows = readRows(markdown);
  return [
    ...checkNumbers(rows),
    ...rows.flatMap((row) => checkRow(row, root)),
    ...checkCounts(markdown, rows),
  ];
}

/** Of lines as `| 3.4.1 | 1 | words | yes | evidence |`. */
function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    if (!/^\| *\d+\.\d+\.\d+ *\|/.test(line)) return [];
    const [, number = '', level = '', , status = '', evidence = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return [{ number, level, status, evidence }];
  });
}

function checkNumbers(rows: Row[]): string[] {
  const wanted = requirements();
  const listed = rows.map(({ number, level }) => nameOf(number, level));
  return [
    ...wanted.filter((one) => !listed.includes(one)).map((one) => `${one} is missing`),
    ...listed.filter((one) => !wanted.includes(one)).map((one) => `there is no ${one}`),
    ...listed.filter((one, at) => listed.indexOf(one) !== at).map((one) => `${one} is there twice`),
  ];
}

function checkRow({ number, status, evidence }: Row, root: string): string[] {
  const paths = pathsIn(evidence);
  const problems = paths
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${number} names ${path}, which is not there`);
  if (!statuses.includes(status)) problems.push(`${number} has the status "${status}"`);
  if (status === 'yes' && paths.length === 0) problems.push(`${number} shows no file`);
  if (status !== 'yes' && evidence === '') problems.push(`${number} gives no reason`);
  if (status !== 'no' && evidence.includes(IN_WORK)) {
    problems.push(`${number} is in work and not "no"`);
  }
  return problems;
}

/** What stands between backticks with a slash, and is no address of the shop's. */
const pathsIn = (evidence: string): string[] =>
  [...evidence.matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^[\w.@-]+\/[\w./@-]*$/.test(text));

function checkCounts(markdown: string, rows: Row[]): string[] {
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const inWork = rows.filter(({ evidence }) => evidence.includes(IN_WORK)).length;
  const counts = countsSentence({ yes: count('yes'), no: count('no'), na: count('n/a'), inWork });
  return markdown.split('\n').includes(counts) ? [] : [`the counts are: ${counts}`];
}

interface Counts {
  yes: number;
  no: number;
  na: number;
  inWork: number;
}

const countsSentence = ({ yes, no, na, inWork }: Counts) =>
  `**${yes} yes, ${no} no (${inWork} of them in work), ${na} not applicable; ${yes + no + na} in all.**`;
