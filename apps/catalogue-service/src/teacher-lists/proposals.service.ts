import { Injectable } from '@nestjs/common';
import {
  catalogueErrorCodes,
  NO_SUCH_YEAR,
  type OwnTeacherList,
  type TeacherListInput,
} from '@zaino/contracts/catalogue';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { gradeOfKind, hasClasses, hasYear } from '@zaino/rules/school-grade';
import { Clock } from '@zaino/service/clock';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import { IdentityClient } from '../upstreams/identity-client';
import { ProposalAllowance } from './proposal-allowance';
import { toOwnList } from './shown-lists';
import { TeacherListEntity } from './teacher-list.entity';

/** Materials as those propose them who say that they teach the class. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly identity: IdentityClient,
    private readonly allowance: ProposalAllowance,
    private readonly changes: DataChanges,
  ) {}

  /** The list stands before its school is asked: the mail asks for its link by the list’s number. */
  async propose(uid: string, input: TeacherListInput): Promise<{ proposta: OwnTeacherList }> {
    await this.allowance.use(uid);
    const list = await this.dataSource.manager.save(this.newList(uid, input));
    try {
      Object.assign(list, await this.askSchool(list, uid));
    } catch (error) {
      await this.dataSource.manager.delete(TeacherListEntity, { id: list.id });
      throw error;
    }
    const { id, schoolName, grade } = list;
    await this.dataSource.manager.update(TeacherListEntity, { id }, { schoolName, grade });
    return { proposta: toOwnList(list) };
  }

  async own(uid: string): Promise<{ proposte: OwnTeacherList[] }> {
    const order = { id: 'DESC' } as const;
    const lists = await this.dataSource.manager.find(TeacherListEntity, { where: { uid }, order });
    return { proposte: lists.map(toOwnList) };
  }

  /** Idempotent. */
  async withdraw(uid: string, id: number): Promise<{ success: true }> {
    const { affected } = await this.dataSource.manager.delete(TeacherListEntity, { uid, id });
    // Whoever takes nothing away has nobody's pages made anew.
    if (affected) this.changes.publish({ domain: 'catalogue' });
    return { success: true };
  }

  private newList(uid: string, { codiceScuola, anno, sezione, voci }: TeacherListInput) {
    const now = new Date(this.clock.now());
    return Object.assign(new TeacherListEntity(), {
      uid,
      schoolCode: codiceScuola,
      schoolName: '',
      grade: 'superiore' as const,
      year: anno,
      section: sezione,
      wanted: voci,
      state: 'asked' as const,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  }

  private async askSchool({ id, schoolCode, year }: TeacherListEntity, uid: string) {
    const { school } = await this.identity.call(identityInternalEndpoints.askSchool, {
      params: { id: String(id) },
      body: { codiceScuola: schoolCode, uid },
    });
    if (school === null) throw unprovable();
    if (!hasClasses(school.kind)) throw noClasses();
    const grade = gradeOfKind(school.kind);
    if (!hasYear(grade, year)) throw noSuchYear();
    return { schoolName: school.name, grade };
  }
}

function unprovable(): DomainError {
  const detail =
    'Non possiamo chiedere conferma a questa scuola: il codice non è di una scuola che conosciamo, ' +
    'oppure il ministero non ne indica un indirizzo e-mail.';
  return new DomainError('conflict', catalogueErrorCodes.teacherListUnprovable, { detail });
}

function noClasses(): DomainError {
  const detail =
    'Questo codice è di un istituto o di una scuola senza liste di libri: scegli la scuola della classe';
  const errors = [{ path: 'codiceScuola', message: detail }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors, detail });
}

function noSuchYear(): DomainError {
  const detail = NO_SUCH_YEAR;
  const errors = [{ path: 'anno', message: detail }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors, detail });
}
