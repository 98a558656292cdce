import { Inject, Injectable } from '@nestjs/common';
import { italianDay } from '@zaino/rules/italian-day';
import type { ShippingMethod } from '@zaino/rules/shipping';
import type { SupplyLead } from '@zaino/rules/supply-lead';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { bookDays } from '../delivery-dates/book-days';
import { type DayRange, type ExpectedDays, expectedDays } from '../delivery-dates/expected-days';

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Rome',
});

/** Working days until a supplier has sent a book. */
type SupplierDays = Pick<Config, 'SUPPLIER_DAYS_FROM' | 'SUPPLIER_DAYS_TO'>;

/** When what is ordered today is with the customer. */
@Injectable()
export class DeliveryCalendar {
  private readonly knownDays = new Map<ShippingMethod, { today: string; days: ExpectedDays }>();

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SupplierDays,
  ) {}

  /** The same all day long. */
  daysFor(shippingMethod: ShippingMethod): ExpectedDays {
    const today = italianDay(this.clock.now());
    const known = this.knownDays.get(shippingMethod);
    if (known?.today === today) return known.days;
    const { SUPPLIER_DAYS_FROM: from, SUPPLIER_DAYS_TO: to } = this.config;
    const days = expectedDays({ today, shippingMethod, supplierDays: { from, to } });
    this.knownDays.set(shippingMethod, { today, days });
    return days;
  }

  /** Of a book: by what a distributor says of it, else as of all books. */
  bookDaysFor(shippingMethod: ShippingMethod, lead: SupplyLead | null): DayRange {
    if (lead === null) return this.daysFor(shippingMethod).ordered;
    const now = this.clock.now();
    const today = italianDay(now);
    return bookDays(lead, { today, hour: Number(hourFormat.format(now)), shippingMethod });
  }
}
