import type { KeyObject } from 'node:crypto';
import { type Live, LIVE_FILE, liveSchema } from '@zaino/contracts/releases';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { openSignedText } from '@zaino/service/signed-text';

interface Options {
  /** Where the document lies. */
  files: Pick<ReleaseFiles, 'read'>;
  /** Public halves of the registry's keys; null where no signature is asked for. */
  keys: readonly KeyObject[] | null;
  log: { warn: (fields: object, message: string) => void };
}

/**
 * What is live, as the registry last said it. What cannot be read, is signed by nobody or is older than what is there
 * changes nothing, and is told once.
 */
export class LiveDocument {
  private live: Live | undefined;
  private lastFile = '';
  private lastProblem = '';

  constructor(private readonly options: Options) {}

  /** Undefined before the first one. */
  current(): Live | undefined {
    return this.live;
  }

  /** Reads the store's document; says whether it is another one. Never rejects. */
  async look(): Promise<boolean> {
    try {
      const file = await this.options.files.read(LIVE_FILE);
      if (!file) throw new Error(`There is no ${LIVE_FILE}`);
      const text = file.toString('utf8');
      if (text === this.lastFile) return false;
      this.lastFile = text;
      // Without a key (tests, a developer's machine) whoever writes the file is believed.
      return this.take(text, this.options.keys === null);
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  /** Takes a document that came by another way than the store; says whether it is a later one. */
  hear(text: string): boolean {
    return this.take(text, false);
  }

  private take(text: string, isAnyRevisionGood: boolean): boolean {
    try {
      const live = liveSchema.parse(JSON.parse(openSignedText(text, this.options.keys)));
      this.lastProblem = '';
      if (!isAnyRevisionGood && live.revision <= (this.live?.revision ?? -1)) return false;
      this.live = live;
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  private tell(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem === this.lastProblem) return;
    this.lastProblem = problem;
    const revision = this.live?.revision ?? 'none';
    this.options.log.warn({ reason: problem, revision }, 'live document not taken');
  }
}
