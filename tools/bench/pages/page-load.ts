import { cpus } from 'node:os';
import { cpuSeconds } from '../stack/processes';
import { type WireAnswer, PageConnection } from './connection';

const CONNECTIONS = 32;

/** Share of the machine's processors, in percent. */
export interface ProcessorShares {
  gateway: number;
  service: number;
  generator: number;
  /** Everything else on this machine, the database included. */
  others: number;
  idle: number;
}

export interface PageLoad {
  perSecond: number;
  /** Answers with another status than 200, and answers that did not come. */
  failures: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  firstByteP50: number;
  firstByteP95: number;
  /** Of an answer on the wire, on average. */
  kilobytes: number;
  /** Processor time of the gateway per page, in milliseconds. */
  gatewayCpuMs: number;
  shares: ProcessorShares;
}

interface Load {
  origin: string;
  paths: string[];
  acceptEncoding: string;
  seconds: number;
  pids: { gateway: number; service: number };
}

/** Asks for the paths in turn over 32 keep-alive connections, each with one page under way at a time. */
export async function loadPages(load: Load): Promise<PageLoad> {
  const answers: WireAnswer[] = [];
  let failures = 0;
  const before = processorTimes(load.pids);
  const start = performance.now();
  const end = start + load.seconds * 1000;
  const headers = `accept: text/html\r\naccept-encoding: ${load.acceptEncoding}\r\n`;
  let next = 0;
  const work = async () => {
    let connection = new PageConnection(new URL(load.origin));
    while (performance.now() < end) {
      const path = load.paths[next++ % load.paths.length] ?? '/';
      try {
        const answer = await connection.get(path, headers);
        answers.push(answer);
        if (answer.status !== 200) failures += 1;
      } catch {
        failures += 1;
        connection.close();
        connection = new PageConnection(new URL(load.origin));
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const tookMs = performance.now() - start;
  const used = since(before, processorTimes(load.pids));
  return { ...statistics(answers, tookMs), failures, ...costs(used, answers.length) };
}

function statistics(answers: WireAnswer[], tookMs: number) {
  const totals = sorted(answers.map(({ totalMs }) => totalMs));
  const firstBytes = sorted(answers.map(({ firstByteMs }) => firstByteMs));
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  return {
    perSecond: (answers.length * 1000) / tookMs,
    p50: at(totals, 0.5),
    p95: at(totals, 0.95),
    p99: at(totals, 0.99),
    firstByteP50: at(firstBytes, 0.5),
    firstByteP95: at(firstBytes, 0.95),
    kilobytes: bytes / Math.max(1, answers.length) / 1000,
  };
}

const sorted = (values: number[]) => values.sort((one, other) => one - other);
const at = (values: number[], share: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Seconds of processor time so far. */
interface ProcessorTimes {
  gateway: number;
  service: number;
  generator: number;
  idle: number;
  all: number;
}

function processorTimes(pids: Load['pids']): ProcessorTimes {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0) / 1000;
  return {
    gateway: cpuSeconds(pids.gateway),
    service: cpuSeconds(pids.service),
    generator: cpuSeconds(process.pid),
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((time) => Object.values(time))),
  };
}

function since(before: ProcessorTimes, after: ProcessorTimes): ProcessorTimes {
  const names = Object.keys(before) as (keyof ProcessorTimes)[];
  return Object.fromEntries(
    names.map((name) => [name, after[name] - before[name]]),
  ) as unknown as ProcessorTimes;
}

function costs({ gateway, service, generator, idle, all }: ProcessorTimes, pages: number) {
  const percent = (seconds: number) => (100 * seconds) / all;
  const shares: ProcessorShares = {
    gateway: percent(gateway),
    service: percent(service),
    generator: percent(generator),
    others: Math.max(0, percent(all - gateway - service - generator - idle)),
    idle: percent(idle),
  };
  return { gatewayCpuMs: (gateway * 1000) / Math.max(1, pages), shares };
}
