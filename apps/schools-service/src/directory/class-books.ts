import type { AdoptionRow } from './adoption-rows';

/** How a class uses a book. */
export interface ClassBookUse {
  disciplineIds: number[];
  /** Adopted, and not merely recommended. */
  isAdopted: boolean;
  /** Kind of school of the class, EE for primary. */
  tipoGrado: string;
}

/** Rough memory of one use in its maps. */
const BYTES_OF_USE = 160;

/** Of one school in one school year: which class uses which book. */
export class ClassBooks {
  private readonly classes = new Map<string, Map<number, ClassBookUse>>();
  private uses = 0;

  constructor(rows: AdoptionRow[]) {
    for (const row of rows) {
      this.add(classKey(String(row.annoCorso), row.sezione), row);
      // A blank section stands for all of them: for families who do not know theirs yet.
      if (row.sezione !== '') this.add(classKey(String(row.annoCorso), ''), row);
    }
  }

  get bytes(): number {
    return this.uses * BYTES_OF_USE;
  }

  use(bookId: number, { classe, sezione }: { classe: string; sezione: string }) {
    return this.classes.get(classKey(classe, sezione))?.get(bookId);
  }

  private add(key: string, row: AdoptionRow): void {
    const { bookId, disciplineId, consigliato, tipoGrado } = row;
    const books = this.classes.get(key) ?? new Map<number, ClassBookUse>();
    this.classes.set(key, books);
    const known = books.get(bookId);
    if (known === undefined) this.uses += 1;
    const use = known ?? { disciplineIds: [], isAdopted: false, tipoGrado };
    books.set(bookId, use);
    if (!use.disciplineIds.includes(disciplineId)) use.disciplineIds.push(disciplineId);
    if (consigliato === null) use.isAdopted = true;
  }
}

const classKey = (classe: string, sezione: string) => `${classe} ${sezione}`;
