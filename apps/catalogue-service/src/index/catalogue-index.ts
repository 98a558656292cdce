/** Everything that the public calls read of the catalogue, in memory. */
export class CatalogueIndex {
  private readonly changes = new Map<number, number>();
  revision = 0;

  changedAt(id: number): number | undefined {
    return this.changes.get(id);
  }

  ids(): Iterable<number> {
    return this.changes.keys();
  }
}
