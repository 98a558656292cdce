import { Injectable } from '@nestjs/common';
import type { schoolsEndpoints } from '@zaino/contracts/schools';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { JsonBytes } from '@zaino/service/json-bytes';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { readAdoptionRows } from '../directory/adoption-rows';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { capsOfClasses } from './spending-caps';

type Asked = QueryOf<typeof schoolsEndpoints.cap>;
type Cap = z.output<typeof schoolsEndpoints.cap.response>;

/** The ministry's spending cap of one class. */
@Injectable()
export class SpendingCapsService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
  ) {}

  ofClass(asked: Asked): Promise<PreparedAnswer<Cap>> | PreparedAnswer<Cap> {
    const { codiceScuola, classe, sezione } = asked;
    return this.holder.answer(
      `cap ${JSON.stringify([codiceScuola, classe, sezione])}`,
      async () => {
        const body: JsonBytes<Cap> = Buffer.from(JSON.stringify({ tetto: await this.read(asked) }));
        return PreparedAnswer.pack(body);
      },
    );
  }

  private async read({ codiceScuola, classe, sezione }: Asked): Promise<number | null> {
    const { yearsWithList, caps } = this.holder.current();
    const [year] = yearsWithList.get(codiceScuola) ?? [];
    if (year === undefined) return null;
    const rows = await readAdoptionRows(this.dataSource, codiceScuola, year);
    const ofClass = rows.filter(
      (row) => String(row.annoCorso) === classe && (sezione === '' || row.sezione === sezione),
    );
    const ofYear = caps.filter(({ schoolYear }) => schoolYear === year);
    const amounts = new Set(capsOfClasses(ofClass, ofYear).map(({ tetto }) => tetto));
    const [amount] = amounts;
    return amounts.size === 1 && amount !== undefined ? amount : null;
  }
}
