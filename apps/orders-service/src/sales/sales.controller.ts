import { Controller, Header } from '@nestjs/common';
import { orderStatsEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { AfterSaleFiguresService } from './after-sale-figures.service';
import { OrderStepsService } from './order-steps.service';
import { OrdersToDoService } from './orders-to-do.service';
import { SalesFiguresService } from './sales-figures.service';

@Controller()
export class SalesController {
  constructor(
    private readonly figures: SalesFiguresService,
    private readonly afterSaleFigures: AfterSaleFiguresService,
    private readonly orderSteps: OrderStepsService,
    private readonly ordersToDo: OrdersToDoService,
  ) {}

  @Route(endpoints.sales)
  @Header('cache-control', 'no-store')
  sales(@Input() period: QueryOf<typeof endpoints.sales>) {
    return this.figures.sales(period);
  }

  @Route(endpoints.salesBySchool)
  @Header('cache-control', 'no-store')
  salesBySchool(@Input() period: QueryOf<typeof endpoints.salesBySchool>) {
    return this.figures.bySchool(period);
  }

  @Route(endpoints.afterSale)
  @Header('cache-control', 'no-store')
  afterSale(@Input() period: QueryOf<typeof endpoints.afterSale>) {
    return this.afterSaleFigures.read(period);
  }

  @Route(endpoints.steps)
  @Header('cache-control', 'no-store')
  steps(@Input() period: QueryOf<typeof endpoints.steps>) {
    return this.orderSteps.read(period);
  }

  @Route(endpoints.toDo)
  @Header('cache-control', 'no-store')
  toDo() {
    return this.ordersToDo.read();
  }
}
