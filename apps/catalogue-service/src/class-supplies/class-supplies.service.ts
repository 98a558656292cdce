import { Injectable } from '@nestjs/common';
import type {
  ClassSupplies,
  ClassSuppliesInput,
  KnownClassSupplies,
} from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { schoolGrades } from '@zaino/rules/school-grade';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { ClassSuppliesEntity } from './class-supplies.entity';
import { toClassSupplies } from './shown-supplies';

/** The materials of classes as families read them: lists from the database, products from memory. */
@Injectable()
export class ClassSuppliesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: CatalogueIndexHolder,
  ) {}

  /** Years that have something to show, in the order of a course. */
  async known(): Promise<{ elenchi: KnownClassSupplies[] }> {
    const all = await this.dataSource.manager.find(ClassSuppliesEntity, { order: { year: 'ASC' } });
    const shown = all.filter(({ wanted }) => wanted.length > 0);
    return {
      elenchi: schoolGrades.flatMap((grado) =>
        shown
          .filter(({ grade }) => grade === grado)
          .map(({ year, wanted }) => ({ grado, anno: year, voci: wanted.length })),
      ),
    };
  }

  /** `not-found` where nothing is there for the year. */
  async list(grade: ClassSuppliesInput['grado'], year: number): Promise<{ elenco: ClassSupplies }> {
    const found = await this.dataSource.manager.findOneBy(ClassSuppliesEntity, { grade, year });
    if (found === null || found.wanted.length === 0) {
      const detail = 'Per questa classe non c’è ancora un elenco di materiale';
      throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
    }
    return { elenco: toClassSupplies(found, this.holder.current()) };
  }
}
