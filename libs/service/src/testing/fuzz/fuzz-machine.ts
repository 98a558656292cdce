import { fuzzSettings } from '@zaino/testing/config';
import fc from 'fast-check';
import { Dice } from './dice';
import { type CommandReport, FuzzTally, reportLine } from './fuzz-report';

interface CommandAnswer {
  status: number;
}

/** Gives what was answered; nothing where there was nothing to ask. */
export type MachineCommand<World> = (
  world: World,
  dice: Dice,
) => Promise<CommandAnswer | undefined>;

/** What several actors do at once with what one run of it has made. */
export interface Machine<World> {
  /** The domain whose service has it. */
  service: string;
  /** What it is about, as in `carts`. */
  name: string;
  begin: (dice: Dice) => Promise<World>;
  /** By actor and name. */
  actors: Record<string, Record<string, MachineCommand<World>>>;
  /** Statuses that a client must expect of these commands, beside those of all. */
  refusals?: readonly number[];
  /** What is wrong once all that must follow has happened; empty where nothing is. */
  findings: (world: World) => Promise<string[]>;
}

interface Step {
  command: string;
  dice: number[];
}

/** Of each actor, what it does one after the other, while the others do theirs. */
type Round = Record<string, Step[]>;

const MOST_ROUNDS = 3;
const MOST_STEPS = 4;
const THROWS = 12;
/** From so many runs on, every command has succeeded once. */
const ENOUGH = 200;
/** Refusals that a client must expect. */
const refusals = new Set([400, 403, 404, 409, 422]);

/**
 * The test that a machine keeps its rules whatever its actors do at once; no answer is another than a good one or a
 * refusal. `npm run fuzz -- --machines` runs the same with more.
 */
export function itKeepsItsRules<World>(machine: Machine<World>): void {
  const { machineRuns: runs, seed } = fuzzSettings();
  it('keeps its rules whatever its actors do at once', async () => {
    const run = new MachineRun(machine);
    const rounds = fc.array(roundOf(machine), { minLength: 1, maxLength: MOST_ROUNDS });
    const result = await fc.check(
      fc.asyncProperty(dice, rounds, (first, drawn) => run.play(first, drawn)),
      // What happens at once does not happen the same way again: a failure cannot be made smaller for certain.
      { numRuns: runs, seed, endOnFailure: true },
    );
    const commands = run.report(runs);
    for (const command of commands) reportLine(command);
    if (result.failed) {
      const again = `npm run fuzz -- --machines --service ${machine.service} --runs ${runs} --seed ${seed}`;
      throw new Error(`${String(result.errorInstance)}\nAgain: ${again}`);
    }
    const neverDone = commands.filter(({ taken }) => taken === 0).map(({ name }) => name);
    if (runs >= ENOUGH) expect(neverDone).toEqual([]);
  });
}

const dice = fc.array(fc.nat(), { minLength: THROWS, maxLength: THROWS });

function roundOf<World>({ actors }: Machine<World>): fc.Arbitrary<Round> {
  const steps = Object.entries(actors).map(([actor, commands]) => {
    const step = fc.record({
      command: fc.constantFrom(...Object.keys(commands)),
      dice,
    });
    return [actor, fc.array(step, { maxLength: MOST_STEPS })] as const;
  });
  return fc.record(Object.fromEntries(steps));
}

class MachineRun<World> {
  private readonly tallies: Map<string, { calls: FuzzTally; idle: number }>;

  constructor(private readonly machine: Machine<World>) {
    const names = Object.entries(machine.actors).flatMap(([actor, commands]) =>
      Object.keys(commands).map((command) => nameOf(actor, command)),
    );
    this.tallies = new Map(names.map((name) => [name, { calls: new FuzzTally(), idle: 0 }]));
  }

  async play(first: number[], rounds: Round[]): Promise<void> {
    const world = await this.machine.begin(new Dice(first));
    const told: string[] = [];
    for (const round of rounds) {
      const acting = Object.entries(round).map(async ([actor, steps]) => {
        for (const step of steps) told.push(await this.act(world, actor, step));
      });
      // All of them, so that nobody still acts when a failure ends the run.
      const ends = await Promise.allSettled(acting);
      const failure = ends.find(({ status }) => status === 'rejected');
      const wrong = failure
        ? [String((failure as PromiseRejectedResult).reason)]
        : await this.machine.findings(world);
      if (wrong.length > 0) throw new Error([...wrong, 'After:', ...told].join('\n'));
    }
  }

  /** Of each command. */
  report(runs: number): CommandReport[] {
    const { name: machine } = this.machine;
    return [...this.tallies].map(([name, { calls, idle }]) => ({
      machine,
      runs,
      idle,
      ...calls.summary(name),
    }));
  }

  private async act(world: World, actor: string, { command, dice }: Step): Promise<string> {
    const name = nameOf(actor, command);
    const tally = this.tallies.get(name);
    const startedAt = performance.now();
    const answer = await this.machine.actors[actor]?.[command]?.(world, new Dice(dice));
    if (answer === undefined) {
      if (tally) tally.idle += 1;
      return `${name}: nothing to do`;
    }
    const tookMs = performance.now() - startedAt;
    const { status } = answer;
    const isTaken = status < 300;
    const isExpected = refusals.has(status) || this.machine.refusals?.includes(status);
    if (!isTaken && !isExpected) {
      throw new Error(`${name} was answered with ${JSON.stringify(answer)}`);
    }
    tally?.calls.add({ isTaken, status, tookMs });
    return `${name}: ${status}`;
  }
}

const nameOf = (actor: string, command: string) => `${actor}: ${command}`;
