import type { PairResult } from './pair';
import { type ProbeRole, probes } from './probes';
import type { Seen } from './seen';
import { slowedBy } from './slow-disk';

const roles: ProbeRole[] = ['visitor', 'buyer', 'staff'];
const roleOf = (name: string) => probes.find((probe) => probe.name === name)?.role;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const AS_EVER = 'as ever';

/** The page with the table. */
export function reportOf(results: PairResult[], date: Date): string {
  const wrong = results.filter(({ findings }) => findings.length > 0).length;
  const names = (role: ProbeRole) =>
    probes.flatMap((probe) => (probe.role === role ? [probe.name] : [])).join(', ');
  const lines = [
    '# What people see while a process fails',
    '',
    `Written by \`npm run faults\` on ${date.toISOString().slice(0, 10)}, on the machine of [figures](figures.md); why and how: [decisions](decisions/faults.md). ${results.length} pairs, ${wrong} with something wrong.`,
    '',
    `- **A visitor** sees: ${names('visitor')}. **A buyer**: ${names('buyer')}. **Staff**: ${names('staff')}. All at the same moment, once.`,
    '- **As ever, 2.1 s**: so many of them answered as before, the slowest after that time. What did not is named with its answer.',
    '- **As before after**: from the end of the fault, or from its beginning where the shop had to help itself, until everything answered as before.',
    '- **Wrong** is also what was lost or done twice: orders, pieces, payments, mails, carts, sessions.',
    `- The slow disk: ${slowedBy()}.`,
    '',
    '| process | fault | visitor | buyer | staff | as before after | wrong |',
    '|---|---|---|---|---|---|---|',
    ...results.map(rowOf),
    '',
  ];
  return lines.join('\n');
}

/** One line of the table. */
export function rowOf({ process, fault, untried, ...result }: PairResult): string {
  const cells = untried === undefined ? cellsOf(result) : [`not tried: ${untried}`, '', '', '', ''];
  return `| ${[process, fault, ...cells].map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
}

type Outcome = Omit<PairResult, 'process' | 'fault' | 'untried'>;

const cellsOf = ({ seen, recoveredMs, findings }: Outcome) => [
  ...roles.map((role) => cellOf(seen.filter(({ probe }) => roleOf(probe) === role))),
  recoveredMs === undefined ? 'never' : seconds(recoveredMs),
  findings.map(({ probe, text }) => `${probe}: ${text}`).join('; ') || 'nothing',
];

/** What was as ever is counted, the rest is named with its answer. */
function cellOf(seen: Seen[]): string {
  const answers = [...new Set(seen.map(answerOf))];
  return answers
    .map((answer) =>
      describe(
        answer,
        seen.filter((one) => answerOf(one) === answer),
      ),
    )
    .join('; ');
}

function answerOf({ status, says, probe, body }: Seen): string {
  if (probe === 'signed out' && status === 200) return body === null ? AS_EVER : 'signed in';
  if (status === 200) return says === '' ? AS_EVER : `a part away (“${says}”)`;
  return status === 0 ? 'no answer' : `${status}${says && ` “${says}”`}`;
}

function describe(answer: string, seen: Seen[]): string {
  const slowest = seconds(Math.max(...seen.map(({ ms }) => ms)));
  if (answer === AS_EVER) return `${seen.length} as ever, ${slowest}`;
  return `${seen.map(({ probe }) => probe).join(', ')}: ${answer}, ${slowest}`;
}
