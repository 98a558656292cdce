import { Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { DataSource } from 'typeorm';
import { BookEntity } from '../dataset/book.entity';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import type { SchoolDirectory } from '../directory/school-directory';
import { drawCover } from './draw-cover';
import { readMainSubjects } from './main-subjects';

const contentType = 'image/svg+xml; charset=utf-8';
/** A title is rarely corrected: a day without asking, a week while asking. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Drawn covers; made once for each data set. */
@Injectable()
export class CoversService {
  /** Read with the first cover of a data set: it takes a look at every adoption. */
  private readonly subjects = new WeakMap<SchoolDirectory, Promise<Map<number, string>>>();

  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
  ) {}

  ofBook(isbn: string): Promise<PreparedAnswer<string>> | PreparedAnswer<string> {
    const { version } = this.holder.current();
    return this.holder.answer(
      `cover ${isbn}`,
      (directory) => this.draw(directory, isbn),
      // What the desk says of books is not on it.
      version,
    );
  }

  private async draw(directory: SchoolDirectory, isbn: string): Promise<PreparedAnswer<string>> {
    const book = await this.dataSource.getRepository(BookEntity).findOneBy({ isbn });
    if (book === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const subjects = await this.subjectsOf(directory);
    const svg = drawCover({
      title: book.titoloMostrato,
      publisher: book.editoreMostrato,
      subject: subjects.get(book.id) ?? '',
      isAnyEdition: book.kind === 'any-edition',
    });
    return new PreparedAnswer(Buffer.from(svg), { contentType, cacheControl });
  }

  private subjectsOf(directory: SchoolDirectory): Promise<Map<number, string>> {
    const known = this.subjects.get(directory);
    if (known !== undefined) return known;
    const subjects = readMainSubjects(this.dataSource);
    this.subjects.set(directory, subjects);
    subjects.catch(() => this.subjects.delete(directory));
    return subjects;
  }
}
