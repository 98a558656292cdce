import { Inject, Injectable } from '@nestjs/common';
import type { SupplySuggestion } from '@zaino/contracts/schools';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource, In } from 'typeorm';
import type { Config } from '../config';
import { hasNone, isBetterOffer, type RankedOffer, rankedOffer } from './best-offer';
import { SupplyRowEntity } from './supply-row.entity';
import { feedsInUse } from './trusted-feeds';

type Named = RankedOffer & { distributor: string };

/** Of whom staff may order books. */
@Injectable()
export class SupplySuggestionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SUPPLY_TRUSTED_HOURS'>,
  ) {}

  /** In the order of the books; by ix_supply_row_isbn. */
  async of(isbns: readonly string[]): Promise<{ suggestions: SupplySuggestion[] }> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const feeds = await feedsInUse(manager, { now, hours: this.config.SUPPLY_TRUSTED_HOURS });
    const distributorOf = new Map(
      feeds.flatMap(({ isTrusted, distributor, feedIds }) =>
        isTrusted ? feedIds.map((id) => [id, distributor] as const) : [],
      ),
    );
    const rows = await manager.findBy(SupplyRowEntity, { isbn: In([...isbns]) });
    const best = new Map<string, Named>();
    for (const { feedId, isbn, ...offer } of rows) {
      const terms = distributorOf.get(feedId);
      if (terms === undefined) continue;
      const ranked = rankedOffer(offer, terms, italianDay(now));
      const known = best.get(isbn);
      if (known && !isBetterOffer(ranked, known)) continue;
      best.set(isbn, { ...ranked, distributor: terms.name });
    }
    const suggestions = [...new Set(isbns)].flatMap((isbn) => {
      const offer = best.get(isbn);
      if (offer === undefined || hasNone(offer)) return [];
      return [{ isbn, distributor: offer.distributor, availability: offer.availability }];
    });
    return { suggestions };
  }
}
