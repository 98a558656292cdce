import { format } from 'node:util';
import type { Remark } from './worker-messages';

/** Longest text that goes to a log, in characters. */
const MAX_LENGTH = 500;
/** Remarks per worker and second; the others are dropped, so that no bundle can fill the log. */
const MAX_PER_SECOND = 20;

/** Words of code that may be anything; an address loses its query, which may hold a person's search. */
export function reasonOf(error: unknown): string {
  return withoutPersonalData(wordsOf(error));
}

function wordsOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'something that cannot be put into words';
  }
}

function withoutPersonalData(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/\?[^\s"'<>)]*/g, '?…');
}

/** Sends what bundles write on the console, and errors that nobody caught, to the worker's owner. */
export class WorkerRemarks {
  private leftThisSecond = MAX_PER_SECOND;

  constructor(private readonly tell: (remark: Remark) => void) {
    setInterval(() => (this.leftThisSecond = MAX_PER_SECOND), 1000).unref();
  }

  takeConsole(): void {
    const levels = { debug: 'debug', log: 'debug', info: 'debug', warn: 'warn', error: 'warn' };
    for (const [method, level] of Object.entries(levels)) {
      const write = (...words: unknown[]) => this.say(level as Remark['level'], words);
      Object.defineProperty(console, method, { value: write });
    }
  }

  /** A promise that nobody awaits, a timer that throws: they cost themselves, not the thread. */
  takeStrayErrors(): void {
    const say = (error: unknown) => this.say('warn', [`nobody caught: ${reasonOf(error)}`]);
    process.on('uncaughtException', say);
    process.on('unhandledRejection', say);
  }

  private say(level: Remark['level'], words: unknown[]): void {
    if (this.leftThisSecond <= 0) return;
    this.leftThisSecond -= 1;
    this.tell({ type: 'remark', level, text: withoutPersonalData(safelyFormatted(words)) });
  }
}

function safelyFormatted(words: unknown[]): string {
  try {
    return format(...words);
  } catch {
    return 'something that cannot be put into words';
  }
}
