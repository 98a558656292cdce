import { Injectable } from '@nestjs/common';
import { type Compliance, type ComplianceEvidence, MOST_FINDINGS } from '@zaino/contracts/shared';
import { announcedReduction, type LoggedPrice } from '@zaino/rules/announced-reduction';
import { Clock } from '@zaino/service/clock';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import { DataSource } from 'typeorm';
import { readPriceLogs } from '../products/announced-reductions';
import { checkSafety } from './product-safety';
import { ProductEntity } from '../products/product.entity';
import { productIdOf } from '../products/product-id';

type Reduced = Pick<ProductEntity, 'id' | 'name' | 'sellingPriceCents' | 'discountedPriceCents'>;

/** What the law asks of products: prices that hold (Codice del consumo, art. 17-bis), and what is said of their safety. */
@Injectable()
export class ComplianceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Compliance> {
    const reduced = await this.reduced();
    const logs = await readPriceLogs(
      this.dataSource.manager,
      reduced.map(({ id }) => id),
    );
    const findings = reduced.flatMap((product) => findingOf(product, logs.get(product.id) ?? []));
    return {
      computedAt: new Date(this.clock.now()).toISOString(),
      checks: [
        complianceCheck('lowest-prices', {
          looked: reduced.length,
          findings: findings.slice(0, MOST_FINDINGS),
        }),
        complianceCheck('product-safety', await checkSafety(this.dataSource)),
      ],
      retention: [],
    };
  }

  /** By `ix_product_state`. */
  private reduced(): Promise<Reduced[]> {
    return this.dataSource.manager
      .createQueryBuilder(ProductEntity, 'product')
      .select([
        'product.id',
        'product.name',
        'product.sellingPriceCents',
        'product.discountedPriceCents',
      ])
      .where('product.deleted_at IS NULL AND product.is_active = 1 AND product.is_offered = 1')
      .andWhere('product.discounted_price_cents < product.selling_price_cents')
      .orderBy('product.id')
      .getMany();
  }
}

function findingOf(
  { id, name, sellingPriceCents, discountedPriceCents }: Reduced,
  log: readonly LoggedPrice[],
): ComplianceEvidence[] {
  const about = { kind: 'product' as const, id: productIdOf(id), label: name };
  const last = log.at(-1);
  if (last?.sellingCents !== sellingPriceCents || last.discountedCents !== discountedPriceCents) {
    return [
      { ...about, state: 'broken', words: 'Il prezzo di adesso non è nel registro dei prezzi' },
    ];
  }
  if (announcedReduction(log) !== null) return [];
  const words =
    'Lo sconto non vale rispetto al prezzo più basso dei 30 giorni prima: il sito lo mostra senza annunciarlo';
  return [{ ...about, state: 'look', words }];
}
