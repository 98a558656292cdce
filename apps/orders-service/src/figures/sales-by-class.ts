import type { BookshopFigures } from '@zaino/contracts/orders';
import type { DataSource } from 'typeorm';
import { FigureCount, ofKey } from './figure-count';
import type { LineCount, SoldLine } from './own-lines';
import { schoolNames } from './school-names';

type Schools = BookshopFigures['schools'];

interface SchoolClass {
  classe: string;
  sezione: string;
  count: FigureCount;
}

interface School {
  all: FigureCount;
  classes: Map<string, SchoolClass>;
  /** One of its orders, whose lines have its name. */
  sampleId: string;
}

/** What was sold for each school and class; an order for two classes of a school is one order of the school. */
export class SalesByClass implements LineCount {
  /** By code; empty for what is of no school. */
  private readonly schools = new Map<string, School>();

  add(line: SoldLine): void {
    if (!line.isSold) return;
    const { orderId, school, classe, sezione } = line;
    const { all, classes } = ofKey(this.schools, school ?? '', () => ({
      all: new FigureCount(),
      classes: new Map<string, SchoolClass>(),
      sampleId: orderId,
    }));
    all.add(line);
    const names = { classe: classe ?? '', sezione: sezione ?? '' };
    const key = `${names.classe} ${names.sezione}`;
    ofKey(classes, key, () => ({ ...names, count: new FigureCount() })).count.add(line);
  }

  /** The school with the highest turnover first. */
  async answer(dataSource: DataSource): Promise<Schools> {
    const sampled = [...this.schools].map(([code, { sampleId }]) => ({ code, sampleId }));
    const names = await schoolNames(
      dataSource,
      sampled.filter(({ code }) => code !== ''),
    );
    return [...this.schools]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([codice, { all, classes }]) => ({
        ...all.answer(),
        school: codice === '' ? null : { codice, nome: names.get(codice) ?? codice },
        classes: [...classes.values()]
          .toSorted(
            (one, other) =>
              compare(one.classe, other.classe) || compare(one.sezione, other.sezione),
          )
          .map(({ count, ...named }) => ({ ...count.answer(), ...named })),
      }))
      .toSorted((one, other) => other.turnover - one.turnover);
  }
}

const { compare } = new Intl.Collator('it', { numeric: true });
