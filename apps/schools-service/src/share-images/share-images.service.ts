import { Inject, Injectable } from '@nestjs/common';
import type { School, schoolImageEndpoints } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { QueryOf } from '@zaino/service/route';
import type { ShareImage } from '@zaino/service/share-image/draw-share-image';
import { ShareImages } from '@zaino/service/share-image/share-images';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { ClassGroupEntity } from '../dataset/class-group.entity';
import type { ShelvedBook } from '../directory/book-shelf';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { membersOf } from '../directory/shelved-members';

const ofShop: ShareImage = {
  kicker: 'Libri di testo adottati',
  title: 'I libri di testo della tua classe',
  note: 'Ai prezzi ufficiali del ministero, a casa o in libreria',
};

type Asked = QueryOf<typeof schoolImageEndpoints.school>;

const notFound = () => new DomainError('not-found', sharedErrorCodes.notFound);

/** What is shown with links to schools, classes and books. */
@Injectable()
export class ShareImagesService {
  private readonly images: ShareImages;

  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Pick<Config, 'BRAND_NAME'>,
  ) {
    this.images = new ShareImages(config.BRAND_NAME);
  }

  ofShop(): Promise<PreparedAnswer> | PreparedAnswer {
    return this.images.answer('shop', () => ofShop);
  }

  ofSchool(code: string, { classe, sezione }: Asked): Promise<PreparedAnswer> | PreparedAnswer {
    const directory = this.holder.current();
    const school = schoolOf(directory, code);
    if (classe === undefined || sezione === undefined) {
      return this.images.answer(`${directory.version} ${code}`, () => schoolImage(school));
    }
    const key = `${directory.version} ${code} ${classe} ${sezione}`;
    return this.images.answer(key, async () => {
      const schoolYear = directory.yearsWithList.get(code)?.[0];
      const annoCorso = Number(classe);
      const where = { schoolCodice: code, schoolYear: schoolYear ?? 0, annoCorso, sezione };
      const isThere = await this.dataSource.manager.existsBy(ClassGroupEntity, where);
      if (!isThere || schoolYear === undefined) throw notFound();
      return classImage(school, { name: `${classe}ª ${sezione}`, schoolYear });
    });
  }

  ofBook(isbn: string): Promise<PreparedAnswer> | PreparedAnswer {
    const { shelf, version } = this.holder.current();
    const book = shelf.books.get(shelf.numbers.get(isbn) ?? -1);
    if (book === undefined) throw notFound();
    return this.images.answer(`${version} book ${isbn}`, () => bookImage(book));
  }
}

function schoolOf({ byCode, fragments }: SchoolDirectory, code: string): School {
  const number = byCode.get(code);
  if (number === undefined) throw notFound();
  return JSON.parse(fragments.at(number).toString()) as School;
}

/** Never broken between the two. */
const placeOf = ({ comune, siglaProvincia }: School) => `${comune}\u00a0(${siglaProvincia})`;

function schoolImage(school: School): ShareImage {
  const { nomeScuola, conAdozioni } = school;
  const kicker = conAdozioni ? 'I libri di testo di ogni classe' : 'La scuola';
  return { kicker, title: nomeScuola, note: placeOf(school) };
}

function bookImage(book: ShelvedBook): ShareImage {
  const { titolo, autore, editore, isbn } = membersOf(book);
  const note = [autore, editore, book.reason === null && `ISBN\u00a0${isbn}`];
  return { kicker: 'Libro di testo', title: titolo, note: note.filter(Boolean).join(' · ') };
}

function classImage(school: School, shown: { name: string; schoolYear: number }): ShareImage {
  const { name, schoolYear } = shown;
  return {
    kicker: `Libri di testo ${schoolYear}-${schoolYear + 1}`,
    title: `La lista della ${name}`,
    note: `${school.nomeScuola}, ${placeOf(school)}`,
  };
}
