import { ApiError } from '@zaino/web/api-client';
import { agreed, counted, named, type Noun } from './count-words';
import type { LoadedRows } from './loaded-rows';
import { Observable } from './observable';
import { saveFailureWords } from './save-words';
import type { TableRow } from './table-definition';

/** A row that a change of many did not touch, and why; as the calls' answers have it. */
export interface LeftOutRow {
  id: string;
  nome: string;
  motivo: string;
}

/** Somebody else has saved a row between its reading here and a change of it. */
export interface RowConflict<Row, Fields> {
  id: string;
  /** What was to be saved; it still can be. */
  fields: Fields;
  /** The row that the change was made on. */
  seen: Row;
  /** As the other save left it. */
  now: Row;
}

export interface ChangesState<Row, Fields> {
  /** What has just happened, and what can be done about it. */
  message: { text: string; action: 'undo' | 'redo' | null } | null;
  /** Of a table whose rows are edited (`RowEdits`). */
  conflict: RowConflict<Row, Fields> | null;
  /** Rows that the last change of many did not touch, and why. */
  leftOut: readonly LeftOutRow[];
}

/** What a change of many rows has done, an undo too. */
export interface ChangeAnswer<Row> {
  /** By which it is taken back. */
  changeId: string;
  /** As they are now. */
  rows: readonly Row[];
  /** Ids of those that are gone. */
  deleted: readonly string[];
  leftOut: readonly LeftOutRow[];
}

/** How the changes of a table are called, and what they are called. */
export interface ChangeTerms<Row> {
  noun: Noun;
  /** Takes a change back, as a change of its own. */
  undo: (changeId: string) => Promise<ChangeAnswer<Row>>;
  /** Code of an undo that will never work. */
  undoRefused: string;
  /** A row as the server has it. */
  newest: (id: string) => Promise<Row>;
}

const takingBack = {
  undo: {
    nothing: 'Non c’è niente da annullare',
    done: 'Annullato',
    failed: 'Non annullato',
  },
  redo: {
    nothing: 'Non c’è niente da ripetere',
    done: 'Ripetuto',
    failed: 'Non ripetuto',
  },
} as const;

interface Done {
  text: string;
  changeId: string;
}

/** Everything that a table changes, with what is said of it and how it is taken back. */
export class RowChanges<Row extends TableRow, Fields extends object> extends Observable<
  ChangesState<Row, Fields>
> {
  protected readonly list: LoadedRows<Row, Fields>;
  private readonly terms: ChangeTerms<Row>;
  /** Changes of this page that can be taken back, the latest last. */
  private readonly done: Done[] = [];
  /** Those that were taken back, the latest last: an undo can be undone like any change. */
  private readonly undone: Done[] = [];

  constructor(list: LoadedRows<Row, Fields>, terms: ChangeTerms<Row>) {
    super({ message: null, conflict: null, leftOut: [] });
    this.list = list;
    this.terms = terms;
  }

  /** Says that something is done that can be taken back. */
  tell(text: string, changeId: string): void {
    this.done.push({ text, changeId });
    this.undone.length = 0;
    this.set({ message: { text, action: 'undo' } });
  }

  /** Says something that cannot be taken back. */
  say(text: string): void {
    this.set({ message: { text, action: null } });
  }

  closeMessage(): void {
    this.set({ message: null });
  }

  closeLeftOut(): void {
    this.set({ leftOut: [] });
  }

  /** A change of many rows, told by how many it has changed; rejects where nothing was changed. */
  async many<Answer extends ChangeAnswer<Row>>(
    change: () => Promise<Answer>,
    textOf: (count: number) => string,
  ): Promise<Answer> {
    const { answer, text } = await this.made(change, textOf);
    this.tell(text, answer.changeId);
    return answer;
  }

  /** The same of a change that cannot be taken back. */
  protected async manyForGood(
    change: () => Promise<ChangeAnswer<Row>>,
    textOf: (count: number) => string,
  ): Promise<void> {
    const { text } = await this.made(change, textOf);
    this.say(text);
  }

  /** A change of one row by a key or button: what goes wrong is said, and gives null. */
  async attempt<Value>(id: string, change: () => Promise<Value>): Promise<Value | null> {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const now = error.kind === 'conflict' ? await this.newest(id) : null;
      if (now) this.list.merge([now]);
      if (error.kind === 'not-found') this.list.remove([id]);
      this.say(saveFailureWords(error));
      return null;
    }
  }

  /** Takes back the latest change. */
  undo(): Promise<void> {
    return this.takeBack('undo', this.done, this.undone);
  }

  /** Does again what was taken back last. */
  redo(): Promise<void> {
    return this.takeBack('redo', this.undone, this.done);
  }

  /** A row as the server has it; null where that cannot be told. */
  protected async newest(id: string): Promise<Row | null> {
    try {
      return await this.terms.newest(id);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  private async made<Answer extends ChangeAnswer<Row>>(
    change: () => Promise<Answer>,
    textOf: (count: number) => string,
  ): Promise<{ answer: Answer; text: string }> {
    const answer = await change();
    this.takeOver(answer);
    const text = textOf(answer.rows.length + answer.deleted.length);
    return { answer, text: this.withLeftOut(text, answer.leftOut) };
  }

  private async takeBack(action: 'undo' | 'redo', from: Done[], to: Done[]): Promise<void> {
    const { nothing, done, failed } = takingBack[action];
    const change = from.pop();
    if (!change) {
      this.say(nothing);
      return;
    }
    try {
      const answer = await this.terms.undo(change.changeId);
      to.push({ text: change.text, changeId: answer.changeId });
      this.takeOver(answer);
      const text = this.withLeftOut(`${done}: ${change.text}`, answer.leftOut);
      this.set({ message: { text, action: action === 'undo' ? 'redo' : 'undo' } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What may work at a second try stays where it was.
      const isLost = error.code === this.terms.undoRefused || error.kind === 'not-found';
      if (!isLost) from.push(change);
      const text = `${failed}. ${saveFailureWords(error)}`;
      this.set({ message: { text, action: isLost ? null : action } });
    }
  }

  private takeOver({ rows, deleted, leftOut }: ChangeAnswer<Row>): void {
    this.list.merge(rows);
    this.list.remove(deleted);
    this.set({ leftOut });
    // They differ from what is shown.
    if (leftOut.length > 0) void this.list.reload();
  }

  private withLeftOut(text: string, leftOut: readonly LeftOutRow[]): string {
    const count = leftOut.length;
    if (count === 0) return text;
    const { noun } = this.terms;
    const names = named(
      leftOut.map(({ nome }) => nome),
      noun,
    );
    return `${text}. ${counted(noun, count)} ${agreed(noun, count, 'rimast')} com’era${count === 1 ? '' : 'no'}: ${names}`;
  }
}
