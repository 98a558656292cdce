import { Injectable } from '@nestjs/common';
import type { OwnTeacherList, TeacherList, teacherListEndpoints } from '@zaino/contracts/catalogue';
import { inTransaction } from '@zaino/service/in-transaction';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, IsNull, Not } from 'typeorm';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { toOwnList, toTeacherList } from './shown-lists';
import { TeacherListEntity } from './teacher-list.entity';

type Asked = QueryOf<typeof teacherListEndpoints.list>;

/** Published lists as families read them, and what is kept of an account. */
@Injectable()
export class TeacherListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: CatalogueIndexHolder,
  ) {}

  /** That of the section, or else that of all sections of the year; null where there is neither. */
  async list({ scuola, classe, sezione }: Asked): Promise<{ elenco: TeacherList | null }> {
    const ofYear = { schoolCode: scuola, year: Number(classe), isPublished: true as const };
    const found = await this.dataSource.manager.find(TeacherListEntity, {
      where: [
        { ...ofYear, section: sezione },
        { ...ofYear, section: '' },
      ],
    });
    const list = found.find(({ section }) => section === sezione) ?? found[0];
    return { elenco: list ? toTeacherList(list, this.holder.current()) : null };
  }

  async export(uid: string): Promise<{ teacherLists: OwnTeacherList[] }> {
    const order = { id: 'ASC' } as const;
    const lists = await this.dataSource.manager.find(TeacherListEntity, { where: { uid }, order });
    return { teacherLists: lists.map(toOwnList) };
  }

  /** Idempotent: what is published is the school’s, and stays as nobody’s. */
  async forget(uid: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.delete(TeacherListEntity, { uid, isPublished: IsNull() });
      await manager.update(TeacherListEntity, { uid, isPublished: Not(IsNull()) }, { uid: null });
    });
  }
}
