import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { startGuarded } from '@zaino/testing/guarded-server';
import { prepareMariaDb } from '@zaino/testing/private-mariadb';
import { keptPort } from '@zaino/testing/kept-port';
import { createSchema } from '@zaino/testing/schema';
import { findRealData } from '@zaino/tools/check/real-data';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { createConnection } from 'mysql2/promise';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { loadDump } from './import/load-dump';
import { measureRun } from './import/measured-run';

const ROUNDS = 3;
/** The goals: seconds, megabytes, and times LOAD DATA of the same rows. */
const goals = { seconds: 60, peakMb: 400, timesLoadData: 2 };
const resultFile = join(workspaceRoot, 'dist/bench/import.json');
const cli = join(workspaceRoot, 'dist/apps/schools-service/cli.js');
const schema = { name: 'zaino_schools', user: 'zaino_schools', password: 'bench' };

interface Round {
  importSeconds: number;
  peakMb: number;
  loadDataSeconds: number;
  rows: number;
}

/** Imports the registry and ten regions into an empty schema, then loads a dump of what came of it. */
async function main(): Promise<number> {
  const data = findRealData();
  if (data === undefined) throw new UserError('The real files were not found: set ZAINO_DATA.');
  buildApps(['schools-service']);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const server = await prepareMariaDb({
    folder: join(folder, 'db'),
    port: await keptPort(),
    purpose: 'start',
  });
  const stop = await startGuarded(server, join(folder, 'db'));
  const admin = await createConnection({ uri: server.url });
  try {
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const measure = () => measureRound(admin, { url: server.url, folder, data });
      rounds.push(await withProgress(`Round ${round} of ${ROUNDS}`, measure));
    }
    return await report(admin, rounds);
  } finally {
    await admin.end();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRound(
  admin: Connection,
  { url, folder, data }: { url: string; folder: string; data: string },
): Promise<Round> {
  await admin.query(`DROP DATABASE IF EXISTS ${schema.name}`);
  const env = { MYSQL_URL: await createSchema(url, schema) };
  await measureRun([cli, 'migrate'], env);
  const rejects = ['--rejects', join(folder, 'rejects.csv')];
  const files = join(data, 'ministry-2025-26');
  const { seconds, peakMb } = await measureRun([cli, 'import', ...rejects, files], env);
  const dumpFolder = mkdtempSync(join(folder, 'dump-'));
  const dump = await loadDump(admin, { schema: schema.name, folder: dumpFolder });
  rmSync(dumpFolder, { recursive: true });
  return { importSeconds: seconds, peakMb, loadDataSeconds: dump.seconds, rows: dump.rows };
}

async function report(admin: Connection, rounds: Round[]): Promise<number> {
  const importSeconds = median(rounds.map((round) => round.importSeconds));
  const timesLoadData = median(rounds.map((round) => round.importSeconds / round.loadDataSeconds));
  const peakMb = Math.max(...rounds.map((round) => round.peakMb));
  console.log('\nround   import   peak memory   LOAD DATA of the same rows   times');
  rounds.forEach((round, index) => {
    const times = round.importSeconds / round.loadDataSeconds;
    console.log(
      `${String(index + 1).padStart(5)}  ${round.importSeconds.toFixed(1).padStart(5)} s  ${round.peakMb.toFixed(0).padStart(8)} MB  ${round.loadDataSeconds.toFixed(1).padStart(25)} s  ${times.toFixed(2).padStart(6)}`,
    );
  });
  console.log(
    `\nMedian ${importSeconds.toFixed(1)} s (goal ${goals.seconds}), peak ${peakMb.toFixed(0)} MB (goal ${goals.peakMb}), ${timesLoadData.toFixed(2)} times LOAD DATA (goal ${goals.timesLoadData}); load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  const [versions] = await admin.query<RowDataPacket[]>('SELECT VERSION() AS version');
  const machine = {
    processors: cpus().map(({ model }) => model),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    loadAverage: loadavg(),
    node: process.version,
    database: (versions[0] as { version: string } | undefined)?.version,
  };
  const summary = { importSeconds, peakMb, timesLoadData };
  mkdirSync(dirname(resultFile), { recursive: true });
  const result = { command: 'npm run bench -- import', goals, summary, rounds, machine };
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
  const isWithinGoals =
    importSeconds <= goals.seconds &&
    peakMb <= goals.peakMb &&
    timesLoadData <= goals.timesLoadData;
  return isWithinGoals ? 0 : 1;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

await runMain(main);
