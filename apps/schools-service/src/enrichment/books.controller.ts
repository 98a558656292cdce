import { Controller } from '@nestjs/common';
import { adminBookEndpoints as endpoints } from '@zaino/contracts/schools';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { BookListService } from './book-list.service';
import { BookPageService } from './book-page.service';
import { BookSavesService } from './book-saves.service';
import { BookSchoolsService } from './book-schools.service';
import { EnrichmentUndoService } from './enrichment-undo.service';

const adminOf = ({ session }: SignedIn) => session.user.uid;

@Controller()
export class BooksController {
  constructor(
    private readonly list: BookListService,
    private readonly books: BookPageService,
    private readonly schoolsOfBooks: BookSchoolsService,
    private readonly saves: BookSavesService,
    private readonly undos: EnrichmentUndoService,
  ) {}

  @Route(endpoints.list)
  find(@Input() query: QueryOf<typeof endpoints.list>) {
    return this.list.list(query);
  }

  @Route(endpoints.read)
  read(@Input('params') { isbn }: ParamsOf<typeof endpoints.read>) {
    return this.books.read(isbn);
  }

  @Route(endpoints.schools)
  schools(
    @Input('params') { isbn }: ParamsOf<typeof endpoints.schools>,
    @Input() { pagina }: QueryOf<typeof endpoints.schools>,
  ) {
    return this.schoolsOfBooks.page(isbn, pagina);
  }

  @Route(endpoints.save)
  save(
    @CurrentSession() who: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof endpoints.save>,
    @Input('body') body: BodyOf<typeof endpoints.save>,
  ) {
    return this.saves.save(adminOf(who), isbn, body);
  }

  @Route(endpoints.undo)
  undo(@CurrentSession() who: SignedIn, @Input('params') { id }: ParamsOf<typeof endpoints.undo>) {
    return this.undos.undo(adminOf(who), id);
  }
}
