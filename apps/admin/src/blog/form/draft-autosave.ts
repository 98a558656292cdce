import type { DraftFields } from '@zaino/contracts/blog';
import { dropDraft, saveDraft } from './article-form.api';

/** How long a form may stand changed before it is kept, in milliseconds. */
export const AUTOSAVE_MS = 4_000;

export type DraftState =
  | { kind: 'none' }
  | { kind: 'kept'; at: string }
  /** What was typed last is not kept; it is tried again. */
  | { kind: 'failed' };

interface Form {
  fields: DraftFields;
  baseVersion: number | null;
}

/** Keeps one unsaved form on the server: one call at a time, the latest state last. */
export class DraftAutosave {
  private readonly listeners = new Set<() => void>();
  private wanted: Form | null = null;
  private kept: Form | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private state: DraftState = { kind: 'none' };

  constructor(private readonly key: string) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = () => this.state;

  /** What stands in the form now; kept a little later. */
  note(form: Form): void {
    this.wanted = form;
    this.timer ??= setTimeout(() => void this.flush(), AUTOSAVE_MS);
  }

  /** Keeps at once what was not kept yet; true once all of it is. */
  async flush(): Promise<boolean> {
    this.pause();
    this.underWay = this.underWay.then(() => this.keep());
    await this.underWay;
    return this.wanted === null;
  }

  /** Lets nothing come after what the caller does next: what was to be kept is not, what is on its way arrives. */
  async settle(): Promise<void> {
    this.pause();
    await this.underWay;
    // Whatever failed on its way wants to be tried again.
    this.pause();
  }

  /** Forgets the form, here and on the server. */
  async drop(): Promise<void> {
    this.wanted = null;
    await this.settle();
    await dropDraft(this.key);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async keep(): Promise<void> {
    const form = this.wanted;
    if (!form || JSON.stringify(form) === JSON.stringify(this.kept)) {
      this.wanted = null;
      return;
    }
    try {
      const at = await saveDraft(this.key, form);
      this.kept = form;
      if (this.wanted === form) this.wanted = null;
      this.tell({ kind: 'kept', at });
    } catch {
      // Told beside the form, and tried again with what stands there then.
      this.tell({ kind: 'failed' });
      this.timer ??= setTimeout(() => void this.flush(), 2 * AUTOSAVE_MS);
    }
  }

  private tell(state: DraftState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
