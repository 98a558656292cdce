import { capitalised } from '@zaino/rules/capitalised';
import { productPath } from '@zaino/rules/page-path';
import { Badge } from '@zaino/ui/badge';
import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import { Price } from '@zaino/ui/price';
import { ShareButton } from '@zaino/ui/share-button';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData } from '@zaino/web/router';
import { useId } from 'react';
import { useFavouriteParts } from '../favourites/use-favourite-parts';
import { ProductBadges } from '../product-badges';
import { ProductRating } from '../product-rating';
import { reductionOf } from '../reduction';
import { categorySteps } from '../products/category-steps';
import { ReviewSection } from '../reviews/review-section';
import { Gallery } from './gallery';
import { MissingProduct } from './missing-product';
import type { ProductReviews } from '../reviews/reviews.api';
import type { ProductData, ShownProduct } from './product.api';
import css from './product-page.module.css';
import { hasSafety, SafetySection } from './product-safety';
import { Purchase } from './purchase';

/** One product (specification, point 2). */
export function ProductPage() {
  const { product, failure, reviews } = useLoaderData<ProductData>();
  if (!product) return <MissingProduct failure={failure} />;
  return <FoundProduct key={product.id} product={product} reviews={reviews} />;
}

interface FoundProductProps {
  product: ShownProduct;
  reviews: ProductReviews | null;
}

function FoundProduct({ product, reviews }: FoundProductProps) {
  const { nome, categoria } = product;
  const steps = categorySteps(categoria);
  const parts = useFavouriteParts();
  return (
    <Container className={css.page}>
      <Breadcrumbs
        crumbs={[...steps.map(({ name, path }) => ({ text: name, to: path })), { text: nome }]}
      />
      <Sheet isEdgeToEdge className={css.sheet}>
        <Gallery name={nome} images={product.immagini} />
        <div className={css.words}>
          <p className={css.category}>
            <Link to={steps.at(-1)?.path ?? '/products'}>{capitalised(categoria)}</Link>
          </p>
          <h1 className={css.name}>{nome}</h1>
          <ProductRating product={product} />
          <div className={css.price}>
            <Price size="large" euro={product.prezzoScontato} reduction={reductionOf(product)} />
            <p className={css.badges}>
              <ProductBadges product={product} />
            </p>
          </div>
          <Purchase product={product} />
          {!product.disponibile && (
            <div className={css.wait}>{parts && <parts.StockWaitButton product={product} />}</div>
          )}
          <div className={css.tools}>
            <ShareButton path={productPath(product.id)} title={nome} variant="text" />
            {parts && <parts.FavouriteButton product={product} />}
          </div>
        </div>
        <Details product={product} />
      </Sheet>
      <ReviewSection product={product} reviews={reviews} />
      {/* Last, for it comes late: among the words it would be a row of its own. */}
      {parts && <parts.FavouriteToast />}
    </Container>
  );
}

function Details({ product }: { product: ShownProduct }) {
  const { descrizione, tags, sicurezza } = product;
  const descriptionId = useId();
  const tagsId = useId();
  const isSafetyTold = hasSafety(sicurezza);
  if (!descrizione && tags.length === 0 && !isSafetyTold) return null;
  return (
    <div className={css.details}>
      {descrizione && (
        <section aria-labelledby={descriptionId}>
          <h2 id={descriptionId} className={css.heading}>
            Descrizione
          </h2>
          <p className={css.description}>{descrizione}</p>
        </section>
      )}
      {tags.length > 0 && (
        <section aria-labelledby={tagsId}>
          <h2 id={tagsId} className={css.heading}>
            Caratteristiche
          </h2>
          <ul className={css.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Badge kind="plain">{tag}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSafetyTold && <SafetySection safety={sicurezza} />}
    </div>
  );
}
