import { Controller } from '@nestjs/common';
import { savedCardEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { SavedCardsService } from './saved-cards.service';

@Controller()
export class SavedCardsController {
  constructor(private readonly cards: SavedCardsService) {}

  @Route(endpoints.read)
  read(@CurrentSession() { session }: SignedIn) {
    return this.cards.read(session.user.uid);
  }

  @Route(endpoints.turnOn)
  turnOn(@CurrentSession() { session }: SignedIn) {
    const { uid: customerId, email } = session.user;
    return this.cards.turnOn({ customerId, email });
  }

  @Route(endpoints.turnOff)
  turnOff(@CurrentSession() { session }: SignedIn) {
    return this.cards.turnOff(session.user.uid);
  }

  @Route(endpoints.remove)
  remove(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.remove>,
  ) {
    return this.cards.remove(session.user.uid, id);
  }
}
