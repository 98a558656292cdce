import table from './class-supplies.json' with { type: 'json' };
import type { DemoSupply } from './supply';

/** Products that serve for one thing, so that there is something to exchange it for. */
const MOST_PRODUCTS = 4;

type Thing = keyof typeof table.things;
const things = Object.entries(table.things) as [Thing, (typeof table.things)[Thing]][];

/** What each year of school needs, of the products that the demo has; read by the catalogue's command line. */
export class ClassSupplies {
  private readonly products = new Map<Thing, string[]>();

  /** A product of the demo; one that is not shown serves for nothing. */
  note({ nome, active, inVendita }: Pick<DemoSupply, 'nome' | 'active' | 'inVendita'>): void {
    if (!active || !inVendita) return;
    for (const [thing, { names }] of things) {
      const known = this.products.get(thing) ?? [];
      const isMeant = names.some((beginning) => nome.startsWith(beginning));
      if (isMeant && known.length < MOST_PRODUCTS) this.products.set(thing, [...known, nome]);
    }
  }

  /** A list for each year; products by their names. */
  lists() {
    return table.years.map(({ grado, anno, voci }) => ({
      grado,
      anno,
      voci: (Object.entries(voci) as [Thing, number][]).map(([thing, quantita]) => {
        const { nome, nota } = table.things[thing];
        return { nome, quantita, nota, prodotti: this.products.get(thing) ?? [] };
      }),
    }));
  }
}
