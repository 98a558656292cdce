import { Injectable } from '@nestjs/common';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { type FrontSchool, sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { SchoolsClient } from '../upstreams/schools-client';

/** Schools that an owner chooses by their codes: their names are the register's, never what somebody has typed. */
@Injectable()
export class ChosenSchools {
  constructor(private readonly schools: SchoolsClient) {}

  /** In the same order. Rejects as `invalid`, at its place, where the register has no such school. */
  named(codes: string[]): Promise<FrontSchool[]> {
    return Promise.all(codes.map((code, place) => this.find(code, place)));
  }

  private async find(code: string, place: number): Promise<FrontSchool> {
    const query = { codiceScuola: code };
    const { scuole } = await this.schools.call(schoolsEndpoints.school, { query });
    const [school] = scuole;
    if (!school) throw unknownSchool(code, place);
    return { code: school.codiceScuola, name: school.nomeScuola };
  }
}

function unknownSchool(code: string, place: number): DomainError {
  const message = `Il registro delle scuole non ha ${code}`;
  const errors = [{ path: `schools.${place}`, message }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { detail: message, errors });
}
