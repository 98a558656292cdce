import { Injectable } from '@nestjs/common';
import type { Category } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource } from 'typeorm';
import { CategoryEntity } from '../products/category.entity';
import { AdminProducts } from '../products/admin-products';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';
import { readProductSafety } from './product-safety';
import { PublicCatalogueService } from './public-catalogue.service';
import type { ProductsQuestion } from './products-question';

/** The same calls for an admin: with inactive products and all fields, read from the database and kept by nobody. */
@Injectable()
export class AdminCatalogueService {
  constructor(
    private readonly catalogue: PublicCatalogueService,
    private readonly adminProducts: AdminProducts,
    private readonly dataSource: DataSource,
  ) {}

  /** Refused where nobody of us asks: the call itself is public. */
  async products(question: ProductsQuestion, admin: SignedIn | null) {
    if (!admin) throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
    const { slots, ...rest } = this.catalogue.select(question);
    const products = await this.adminProducts.read(this.catalogue.idsAt(slots));
    return privateAnswer({ products, ...rest });
  }

  async product(id: string) {
    const number = productNumberOf(id);
    const [product] = productIdOf(number) === id ? await this.adminProducts.read([number]) : [];
    if (product === undefined) throw productNotFound();
    const sicurezza = await readProductSafety(this.dataSource, number);
    return privateAnswer({ product: { ...product, sicurezza } });
  }

  /** All of them, also those that no product is filed under. */
  async categories() {
    const rows = await this.dataSource.manager.find(CategoryEntity);
    const categories: Category[] = rows.map(({ id, name }) => ({ id: String(id), nome: name }));
    const collator = new Intl.Collator('it');
    categories.sort((one, other) => collator.compare(one.nome, other.nome));
    return privateAnswer({ categories });
  }
}

const privateAnswer = <Value>(value: Value) =>
  PreparedAnswer.json(value, { cacheControl: 'private, no-store' });
