import { ApiError } from '@zaino/web/api-client';
import { agreed, capital } from './count-words';
import type { LoadedRows } from './loaded-rows';
import { type ChangeTerms, RowChanges } from './row-changes';
import { saveFailureWords } from './save-words';
import type { TableRow } from './table-definition';

/** Fields of one row on their way. */
export interface RowEdit<Row, Fields> {
  fields: Fields;
  /** The row as it was where the editing began. */
  seen: Row;
  /** As the server last had it. */
  now: Row;
}

/** How the fields of one row are saved. */
export interface EditTerms<Row, Fields> extends ChangeTerms<Row> {
  nameOf: (row: Row) => string;
  save: (edit: RowEdit<Row, Fields>) => Promise<{ row: Row; changeId: string }>;
  /** Whether somebody else's value came into a field while it was typed in. */
  collides: (edit: RowEdit<Row, Fields>) => boolean;
  /** Code of a save over a newer version. */
  rowChanged: string;
}

/** The changes of a table whose rows are edited where they stand. */
export class RowEdits<Row extends TableRow, Fields extends object> extends RowChanges<Row, Fields> {
  private readonly editing: EditTerms<Row, Fields>;
  /** Saves of one row wait for one another: each is made on the version that the one before has left. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(list: LoadedRows<Row, Fields>, terms: EditTerms<Row, Fields>) {
    super(list, terms);
    this.editing = terms;
  }

  /**
   * Saves fields of one row: shown at once, taken back where the save fails. Gives null, or why it failed; a conflict is
   * said in the state and counts as no failure. `seen` is what stood there when the editing began.
   */
  edit(id: string, fields: Fields, seen?: Fields): Promise<string | null> {
    this.list.expect(id, fields);
    const before = this.queues.get(id) ?? Promise.resolve();
    const save = () => this.save(id, fields, seen);
    const saving = before.then(save, save);
    this.queues.set(id, saving);
    return saving;
  }

  /** The own values once more, over the newer save; or that one is kept. */
  resolveConflict(isOwn: boolean): Promise<string | null> {
    const { conflict } = this.get();
    this.set({ conflict: null });
    return conflict && isOwn
      ? this.edit(conflict.id, conflict.fields)
      : Promise.resolve<string | null>(null);
  }

  private async save(id: string, fields: Fields, seen?: Fields): Promise<string | null> {
    const { noun, nameOf, save, collides } = this.editing;
    const now = this.list.storedRow(id);
    if (!now) return `${capital(noun.theOne)} non c’è più`;
    const edit = { fields, seen: seen ? this.list.changed(now, seen) : now, now };
    try {
      if (collides(edit)) {
        this.set({ conflict: { id, ...edit } });
        return null;
      }
      const { row, changeId } = await save(edit);
      this.list.merge([row]);
      this.tell(`${nameOf(row)}: ${agreed(noun, 1, 'salvat')}`, changeId);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return await this.unsaved(error, edit);
    } finally {
      this.list.settle(id, fields);
    }
  }

  private async unsaved(error: ApiError, { seen, fields }: RowEdit<Row, Fields>) {
    const { noun, nameOf, rowChanged } = this.editing;
    const { id } = seen;
    if (error.kind === 'not-found') {
      this.list.remove([id]);
      const gone = noun.isFeminine ? 'l’ha eliminata' : 'lo ha eliminato';
      this.say(`${nameOf(seen)}: qualcun altro ${gone}`);
      return null;
    }
    if (error.code !== rowChanged) return saveFailureWords(error);
    const now = await this.newest(id);
    if (!now) return `${saveFailureWords(error)}. Riprova`;
    this.list.merge([now]);
    this.set({ conflict: { id, fields, seen, now } });
    return null;
  }
}
