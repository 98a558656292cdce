import { kinds } from '@zaino/tools/bench/flood/visitors';
import type { AttackClass } from '../attack-class';
import type { Waits } from '../waits/measure-waits';
import type { AttackResult } from './results';
import { type ShownElsewhere, shownElsewhere } from './shown-elsewhere';

interface Measured {
  /** `2026-11-26` */
  day: string;
  cores: number;
  /** Load average before the first visits: whatever else the machine did. */
  load: number;
  waits: Waits[];
}

/** `docs/attacks.md`: what is tried, how often, and what held. */
export function attackPage(results: AttackResult[], { day, cores, load, waits }: Measured): string {
  const tries = results.reduce((sum, result) => sum + result.tries, 0);
  return [
    '# Attacks',
    '',
    '`npm run attack` starts a shop of its own on this machine, with the limits of production, attacks it in every way below, and writes this page. It ends badly where something does not hold. `npm test` runs a shorter form of it.',
    '"Issue" is the list of what a first attack had found, ASVS is [OWASP’s list](asvs.md).',
    '',
    `${results.length} kinds, ${tries} tries.`,
    '',
    table(
      ['attack', 'proves', 'tried', 'tries', 'must hold', 'did not'],
      results.map((result) => [...words(result.attack), ...counts(result)]).map(inOrder),
    ),
    '',
    '## Shown by tests that have the parts in their hand',
    '',
    table(['attack', 'proves', 'must hold', 'test'], shownElsewhere.map(elsewhereRow)),
    '',
    '## What visitors wait for meanwhile',
    '',
    `Milliseconds at the 95th percentile, of eight visits a second each, in one run on ${day} (${cores} cores, with all of the shop and the attacker on them; load average ${load.toFixed(1)} before).`,
    '',
    table(
      ['attempt', ...kinds, 'failures'],
      waits.map(({ attempt, p95, failures }) => [
        attempt === '' ? 'none' : attempt,
        ...kinds.map((kind) => String(p95[kind])),
        String(failures),
      ]),
    ),
    '',
  ].join('\n');
}

/** What the page says of a kind beside its figures. */
export const words = ({ name, proves, tried, holds }: AttackClass): string[] => [
  name,
  proves,
  tried,
  holds,
];

const counts = ({ tries, findings }: AttackResult) => [String(tries), String(findings.length)];

const inOrder = ([
  name = '',
  proves = '',
  tried = '',
  holds = '',
  tries = '',
  not = '',
]: string[]) => [name, proves, tried, tries, holds, not];

export const elsewhereRow = ({ name, proves, holds, tests }: ShownElsewhere): string[] => [
  name,
  proves,
  holds,
  tests.map((test) => `\`${test}\``).join(', '),
];

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

const table = (head: string[], rows: string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
