import { Injectable } from '@nestjs/common';
import type { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { groupBy } from '@zaino/rules/group-by';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type Answer = z.output<typeof schoolsInternalEndpoints.classes.response>;

interface ClassRow {
  code: string;
  annoCorso: number;
  sezione: string;
  tipoGrado: string;
}

/** The classes of schools, as their lists of a year have them. */
@Injectable()
export class ListedClassesService {
  constructor(private readonly dataSource: DataSource) {}

  /** By ix_class_group_school_codice: the sum keeps MySQL from the index of the source, which holds a whole region. */
  async of({ schoolYear, schools }: { schoolYear: number; schools: readonly string[] }) {
    // Families type codes, too; the column takes no other signs.
    const codes = schools.filter((code) => /^[A-Z0-9]+$/.test(code));
    if (codes.length === 0) return { schools: [] } satisfies Answer;
    const rows = await this.dataSource.query<ClassRow[]>(
      `SELECT DISTINCT class.school_codice AS code, class.anno_corso AS annoCorso,
         class.sezione AS sezione, class.tipo_grado AS tipoGrado
       FROM school_list list JOIN class_group class ON class.school_codice = list.school_codice
         AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id
       WHERE list.school_codice IN (?) AND list.school_year = ?
       ORDER BY code, annoCorso, sezione`,
      [codes, schoolYear],
    );
    const bySchool = groupBy(rows, ({ code }) => code);
    return {
      schools: [...bySchool].map(([code, classes]) => ({
        code,
        classes: classes.map(({ annoCorso, sezione, tipoGrado }) => ({
          classe: String(annoCorso),
          sezione,
          tipoGrado,
        })),
      })),
    } satisfies Answer;
  }
}
