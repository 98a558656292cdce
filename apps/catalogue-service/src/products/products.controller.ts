import { Controller } from '@nestjs/common';
import { adminCatalogueEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { BulkChangesService } from './bulk-changes.service';
import { PricesBeforeService } from './prices-before.service';
import { ProductSavesService } from './product-saves.service';
import { ProductTableService } from './product-table.service';
import { ProductUndoService } from './product-undo.service';

const adminOf = ({ session }: SignedIn) => session.user.uid;

@Controller()
export class ProductsController {
  constructor(
    private readonly table: ProductTableService,
    private readonly saves: ProductSavesService,
    private readonly bulkChanges: BulkChangesService,
    private readonly undos: ProductUndoService,
    private readonly before: PricesBeforeService,
  ) {}

  @Route(endpoints.suppliers)
  suppliers() {
    return this.table.suppliers();
  }

  @Route(endpoints.table)
  page(@Input() query: QueryOf<typeof endpoints.table>) {
    return this.table.page(query);
  }

  @Route(endpoints.counts)
  counts() {
    return this.table.counts();
  }

  @Route(endpoints.prices)
  prices(@Input('params') { id }: ParamsOf<typeof endpoints.prices>) {
    return this.table.prices(id);
  }

  @Route(endpoints.pricesBefore)
  pricesBefore(@Input('body') body: BodyOf<typeof endpoints.pricesBefore>) {
    return this.before.read(body);
  }

  @Route(endpoints.save)
  save(@CurrentSession() who: SignedIn, @Input('body') body: BodyOf<typeof endpoints.save>) {
    return this.saves.save(adminOf(who), body);
  }

  @Route(endpoints.patch)
  patch(
    @CurrentSession() who: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.patch>,
    @Input('body') body: BodyOf<typeof endpoints.patch>,
  ) {
    return this.saves.patch(adminOf(who), id, body);
  }

  @Route(endpoints.bulk)
  bulk(@CurrentSession() who: SignedIn, @Input('body') body: BodyOf<typeof endpoints.bulk>) {
    return this.bulkChanges.make(adminOf(who), body);
  }

  @Route(endpoints.remove)
  remove(
    @CurrentSession() who: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.remove>,
    @Input('query') { versione }: QueryOf<typeof endpoints.remove>,
  ) {
    return this.saves.remove(adminOf(who), id, versione);
  }

  @Route(endpoints.duplicate)
  duplicate(
    @CurrentSession() who: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.duplicate>,
  ) {
    return this.saves.duplicate(adminOf(who), id);
  }

  @Route(endpoints.undo)
  undo(@CurrentSession() who: SignedIn, @Input('params') { id }: ParamsOf<typeof endpoints.undo>) {
    return this.undos.undo(adminOf(who), id);
  }
}
