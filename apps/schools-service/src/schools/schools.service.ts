import { Injectable } from '@nestjs/common';
import { type School, SCHOOL_LIMIT, type SchoolsResponse } from '@zaino/contracts/schools';
import { SearchCounter } from '@zaino/service/day-counts/search-counter';
import { DomainError } from '@zaino/service/domain-error';
import { joinJson } from '@zaino/service/join-json';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { placeKey } from '../directory/place-key';
import { searchWords } from '../directory/search/search-words';
import { type SchoolsFilter, selectSchools } from './select-schools';

/** Schools of a place, by name, or by code. */
@Injectable()
export class SchoolsService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly searches: SearchCounter,
  ) {}

  find(
    filter: SchoolsFilter,
  ): PreparedAnswer<SchoolsResponse> | Promise<PreparedAnswer<SchoolsResponse>> {
    if (!Object.values({ ...filter, limit: undefined }).some((text) => text)) {
      throw new DomainError('invalid', 'place-or-name-required', {
        detail: 'Indica una regione, una provincia, un comune o un nome.',
      });
    }
    const { version } = this.holder.current();
    const key = answerKey(filter);
    const answer = this.holder.answer(
      key,
      (directory) => {
        const { schools, ...rest } = selectSchools(directory, filter);
        this.searches.note(key, rest.totale === 0);
        return PreparedAnswer.pack(joinJson('scuole', schools, rest));
      },
      // Schools are the same whatever the desk says of books.
      version,
    );
    // What is suggested while somebody types asks for a few.
    if (filter.nome && filter.limit === SCHOOL_LIMIT) this.searches.count(key, filter.nome);
    return answer;
  }

  byCode(code: string): PreparedAnswer<{ scuole: School[] }> {
    const { byCode, fragments } = this.holder.current();
    const number = byCode.get(code);
    const found = number === undefined ? [] : [fragments.at(number)];
    return new PreparedAnswer(joinJson('scuole', found, {}));
  }
}

/** What two questions have in common that get the same answer. */
function answerKey(filter: SchoolsFilter): string {
  const { regione, provincia, comune, tipologia, caratteristica, nome, limit } = filter;
  const places = [regione, provincia, comune, tipologia, caratteristica];
  const keys = places.map((text) => placeKey(text ?? ''));
  const name = nome ? `?${searchWords(nome).join('+')}` : '';
  return ['schools', limit, ...keys, name].join(' ');
}
