import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { FiguresService } from './figures.service';

const { bookshopFigures, cardMoney } = ordersInternalEndpoints;

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Route(bookshopFigures)
  read(
    @Input('params') { id }: ParamsOf<typeof bookshopFigures>,
    @Input() period: QueryOf<typeof bookshopFigures>,
  ) {
    return this.figures.read(id, period);
  }

  @Route(cardMoney)
  cardMoney(@Input('params') { id }: ParamsOf<typeof cardMoney>) {
    return this.figures.cardMoney(id);
  }
}
