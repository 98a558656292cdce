import { Injectable } from '@nestjs/common';
import type { Tenant } from '@zaino/contracts/bookshops';
import type { CedolaOffer, DeliveryDays, Quote } from '@zaino/contracts/orders';
import { leadOf } from '@zaino/rules/supply-lead';
import { DomainError } from '@zaino/service/domain-error';
import { latestOf } from '../delivery-dates/expected-days';
import { CedolaOffers } from '../cedole/cedola-offers';
import { voucherDiscounts } from '../vouchers/voucher-discounts';
import type { CodeTrier } from '../vouchers/voucher-tries';
import { Vouchers } from '../vouchers/vouchers';
import { Bookshops } from '../upstreams/bookshops';
import { checkWantedLines } from './check-wanted-lines';
import { discountChanges } from './chosen-bookshop';
import { DeliveryCalendar } from './delivery-calendar';
import { lineChanges } from './line-changes';
import { LineOffers } from './line-offers';
import type { OfferedLine, PricedLine, TotalCents } from './priced-line';
import { checkWantedExtras, extraChanges, quotedExtras } from './quoted-extras';
import { quoteFingerprint } from './quote-fingerprint';
import type { QuoteRequest } from './quote-request';
import { quoteTotals } from './quote-totals';
import { withCedole } from './with-cedole';

/** What lines cost now, in cents. */
export interface PricedQuote {
  /** In the order in which they are wanted. */
  lines: PricedLine[];
  totals: TotalCents;
  changes: Quote['changes'];
  voucher: Quote['voucher'];
  /** Where it is picked up, whose discount the prices have; null where it is sent home, or picked up nowhere yet. */
  bookshop: Tenant | null;
  /** What cedole may pay of it; null where nothing. */
  cedole: CedolaOffer | null;
  fingerprint: string;
}

interface Reduction {
  /** Cents off each line. */
  discounts: number[];
  voucher: Quote['voucher'];
}

interface QuoteOptions {
  /** Who asks: nobody tries many codes of vouchers. */
  customer: CodeTrier;
  /** Whether offers of half a minute ago will do: a reservation will tell if they are no longer so. */
  willBeReserved?: boolean;
  /** Whether nobody is believed who was asked a moment ago. */
  isAgain?: boolean;
}

/** Prices, pieces, dates and costs of what somebody wants, from the data of now; what they saw is only compared. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly offers: LineOffers,
    private readonly cedole: CedolaOffers,
    private readonly vouchers: Vouchers,
    private readonly bookshops: Bookshops,
    private readonly calendar: DeliveryCalendar,
  ) {}

  /** Rejects as `invalid` for lines that contradict themselves, as `unavailable` while a service is away that knows them. */
  async quote(request: QuoteRequest, options: QuoteOptions): Promise<PricedQuote> {
    checkWantedLines(request.lines);
    checkWantedExtras(request);
    const bookshop = await this.bookshopOf(request, options);
    const offered = await this.offers.find(request.lines, {
      isRecentEnough: options.willBeReserved,
      discounts: bookshop ?? {},
    });
    const cedole = await this.cedole.find(offered, request);
    const covered = withCedole(offered, cedole === null ? [] : request.cedole);
    const { discounts, voucher } = await this.reduce(covered, request.voucher, options.customer);
    const extras = quotedExtras(offered, request.extras, bookshop);
    const lines = this.withDays(covered, request).map((line, index) => ({
      ...line,
      discountCents: discounts[index] ?? 0,
      extra: extras[index] ?? null,
    }));
    const totals = quoteTotals(lines, request.shippingMethod);
    const voucherCode = voucher?.isValid ? voucher.code : null;
    const { shippingMethod, deliveries } = request;
    const agreed = { lines, totals, shippingMethod, deliveries, voucherCode };
    return {
      lines,
      totals,
      voucher,
      bookshop,
      cedole,
      changes: [
        ...discountChanges(bookshop, request.seenDiscounts),
        ...extraChanges(request.extras, bookshop),
        ...lines.flatMap(lineChanges),
      ],
      fingerprint: quoteFingerprint(agreed),
    };
  }

  /** The days that every line ordered today has, whatever else is ordered with it; of books by leads of distributors, too. */
  deliveryDays(leads: readonly string[]): DeliveryDays {
    const standard = this.calendar.daysFor('standard');
    const pickup = this.calendar.daysFor('pickup');
    return {
      ordered: { standard: standard.ordered, pickup: pickup.ordered },
      inStock: { standard: standard.inStock, pickup: pickup.inStock },
      leads: leads.map((lead) => ({
        lead,
        days: {
          standard: this.calendar.bookDaysFor('standard', leadOf(lead)),
          pickup: this.calendar.bookDaysFor('pickup', leadOf(lead)),
        },
      })),
    };
  }

  /**
   * One that offers no pick-up any more takes nothing off either: the order will be refused there. While nobody knows
   * of it, whoever was shown no discount and wants no extra is given a quote without it: the order is asked again.
   */
  private async bookshopOf(
    { shippingMethod, pickupPointId, seenDiscounts, extras }: QuoteRequest,
    { isAgain = false }: QuoteOptions,
  ): Promise<Tenant | null> {
    if (shippingMethod !== 'pickup' || !pickupPointId) return null;
    try {
      return await this.bookshops.findForPickup(pickupPointId, { isFresh: isAgain });
    } catch (error) {
      const hasSeen = seenDiscounts && Object.values(seenDiscounts).some((percent) => percent > 0);
      const isAway = error instanceof DomainError && error.kind === 'unavailable';
      if (!isAway || hasSeen || extras.length > 0) throw error;
      return null;
    }
  }

  private withDays<Line extends OfferedLine>(
    offered: readonly Line[],
    { shippingMethod, deliveries }: QuoteRequest,
  ) {
    const days = this.calendar.daysFor(shippingMethod);
    const ownDays = ({ isOrdered, lead }: Line) =>
      isOrdered ? this.calendar.bookDaysFor(shippingMethod, lead) : days.inStock;
    const together = latestOf(offered.filter(({ pieces }) => pieces > 0).map(ownDays));
    return offered.map((line) => ({
      ...line,
      expected: (deliveries === 'one' ? together : null) ?? ownDays(line),
      alone: ownDays(line),
    }));
  }

  private async reduce(
    lines: readonly Omit<PricedLine, 'discountCents' | 'extra' | 'expected' | 'alone'>[],
    wantedCode: string,
    customer: CodeTrier,
  ): Promise<Reduction> {
    if (wantedCode === '') return { discounts: [], voucher: null };
    const code = wantedCode.toUpperCase();
    const found = await this.vouchers.find(code, customer);
    if ('problem' in found) {
      return { discounts: [], voucher: { code, isValid: false, note: found.problem } };
    }
    const { discounts, isCutByLaw } = voucherDiscounts(
      found.voucher,
      lines.map(({ line, totalCents, cedolaCents, mostDiscountCents: mostCents }) => ({
        type: line.type,
        totalCents: totalCents - cedolaCents,
        mostCents,
      })),
    );
    const isValid = discounts.some((cents) => cents > 0);
    return { discounts, voucher: { code, isValid, note: noteOf({ isValid, isCutByLaw }) } };
  }
}

function noteOf({ isValid, isCutByLaw }: { isValid: boolean; isCutByLaw: boolean }): string {
  if (isCutByLaw)
    return 'Sui libri lo sconto si ferma a quello che la legge permette (Legge 15/2020).';
  return isValid ? '' : 'Il buono non vale per quello che hai scelto.';
}
