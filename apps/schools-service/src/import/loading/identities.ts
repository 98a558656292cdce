/** Gives every text one number for good: known ones keep theirs, new ones get the next. */
export class Identities {
  private readonly ids = new Map<string, number>();
  private readonly added = new Map<string, number>();
  private highest = 0;

  know(text: string, id: number): void {
    this.ids.set(text, id);
    this.highest = Math.max(this.highest, id);
  }

  idOf(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    this.highest += 1;
    const kept = detached(text);
    this.ids.set(kept, this.highest);
    this.added.set(kept, this.highest);
    return this.highest;
  }

  /** Those that the database does not know yet. */
  get new(): ReadonlyMap<string, number> {
    return this.added;
  }
}

/** A copy that does not keep the chunk of the file alive from which the text was cut. */
export function detached(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
