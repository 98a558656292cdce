import { Controller, Header } from '@nestjs/common';
import { staffOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { OrderNotesService } from './order-notes.service';

@Controller()
export class OrderNotesController {
  constructor(private readonly notes: OrderNotesService) {}

  @Route(endpoints.note)
  @Header('cache-control', 'no-store')
  read(@Input('params') { id }: ParamsOf<typeof endpoints.note>) {
    return this.notes.read(id);
  }

  @Route(endpoints.saveNote)
  save(
    @Input('params') { id: orderId }: ParamsOf<typeof endpoints.saveNote>,
    @Input('body') note: BodyOf<typeof endpoints.saveNote>,
    @CurrentSession() { session }: SignedIn,
  ) {
    return this.notes.save({ ...note, orderId, savedBy: session.user.displayName });
  }
}
