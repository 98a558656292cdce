import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';

/** One task of a run: its exit code, whether it came from the cache, and its time. */
export interface TaskRun {
  taskId: string;
  target: string;
  projectName: string;
  startTime: string;
  endTime: string;
  cacheStatus: string;
  status: number;
  hash: string;
}

/** One more than the cores of a small machine: tests of services wait for half of their time. */
export const CHECKS_AT_A_TIME = 3;

const nx = join(workspaceRoot, 'node_modules/.bin/nx');
const runFile = join(workspaceRoot, '.nx/cache/run.json');
const outputs = join(workspaceRoot, '.nx/cache/terminalOutputs');
const running = new Set<ChildProcess>();

/**
 * Runs the targets in every project that has them, so many tasks at a time. Gives what became of each task; none when
 * nx itself failed.
 */
export function runTargets(targets: string[], parallel: number): Promise<TaskRun[]> {
  return runTasks('run-many', targets, parallel);
}

/** Runs the targets in every project that differs from main, or needs one that does. */
export function runAffected(targets: string[]): Promise<TaskRun[]> {
  return runTasks('affected', targets, CHECKS_AT_A_TIME);
}

async function runTasks(
  command: 'run-many' | 'affected',
  targets: string[],
  parallel: number,
): Promise<TaskRun[]> {
  rmSync(runFile, { force: true });
  await runNx([command, '--outputStyle=static', `--parallel=${parallel}`, '-t', ...targets]);
  try {
    const { tasks } = JSON.parse(readFileSync(runFile, 'utf8')) as { tasks: TaskRun[] };
    return tasks;
  } catch {
    return [];
  }
}

/** The last lines that a task has printed; none where nx has kept nothing of it. */
export function lastLinesOf({ hash }: TaskRun, count: number): string[] {
  try {
    return readFileSync(join(outputs, hash), 'utf8').trimEnd().split('\n').slice(-count);
  } catch {
    return [];
  }
}

/** Ids (`project:target`) of all tasks that a run of these targets must have. */
export async function expectedTasks(targets: string[]): Promise<string[]> {
  const file = join(workspaceRoot, 'dist/project-graph.json');
  mkdirSync(join(workspaceRoot, 'dist'), { recursive: true });
  rmSync(file, { force: true });
  await runNx(['graph', `--file=${file}`], 'ignore');
  const { graph } = JSON.parse(readFileSync(file, 'utf8')) as {
    graph: { nodes: Record<string, { data: { targets?: Record<string, unknown> } }> };
  };
  return Object.entries(graph.nodes).flatMap(([project, { data }]) =>
    targets.filter((target) => data.targets?.[target]).map((target) => `${project}:${target}`),
  );
}

/** Ends what still runs, with everything below it. */
export function endNx(signal: NodeJS.Signals): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
}

function runNx(args: string[], output: 'inherit' | 'ignore' = 'inherit'): Promise<number> {
  const child = spawn(process.execPath, [nx, ...args], {
    cwd: workspaceRoot,
    detached: true,
    stdio: ['ignore', output, 'inherit'],
    // No background process may stay behind, and the log is read later, too.
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  running.add(child);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => running.delete(child)) as Promise<number>;
}
