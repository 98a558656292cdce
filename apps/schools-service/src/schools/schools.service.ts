import { Injectable } from '@nestjs/common';
import type { schoolsQuerySchema } from '@zaino/contracts/schools';
import { DomainError } from '@zaino/service/domain-error';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { z } from 'zod';
import { DirectoryKeeper } from '../directory/directory-keeper';
import { placeKey } from '../directory/place-key';
import { joinJson } from './join-json';
import { selectSchools } from './select-schools';

export type SchoolsFilter = z.output<typeof schoolsQuerySchema>;

/** Schools of a place, by name, or by code. */
@Injectable()
export class SchoolsService {
  constructor(private readonly keeper: DirectoryKeeper) {}

  find(filter: SchoolsFilter): PreparedAnswer | Promise<PreparedAnswer> {
    const { limit, ...texts } = filter;
    if (!Object.values(texts).some((text) => text)) {
      throw new DomainError('invalid', 'place-or-name-required', {
        detail: 'Indica una regione, una provincia, un comune o un nome.',
      });
    }
    const directory = this.keeper.current();
    const key = ['schools', limit, ...filterKeys(filter)].join(' ');
    return directory.answers.getOrLoad(key, () => {
      const { schools, ...rest } = selectSchools(directory, filter);
      return new PreparedAnswer(joinJson('scuole', schools, rest));
    });
  }

  byCode(code: string): PreparedAnswer | Promise<PreparedAnswer> {
    const directory = this.keeper.current();
    const fragment = directory.byCode.get(code);
    return new PreparedAnswer(joinJson('scuole', fragment ? [fragment] : []));
  }
}

function filterKeys({
  regione,
  provincia,
  comune,
  tipologia,
  caratteristica,
  nome,
}: SchoolsFilter): string[] {
  return [regione, provincia, comune, tipologia, caratteristica, nome].map((text) =>
    placeKey(text ?? ''),
  );
}
