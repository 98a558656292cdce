import { screen, within } from '@testing-library/react';
import {
  catalogueEndpoints,
  type OwnReview,
  type ProductDetail,
  type Review,
  reviewEndpoints,
} from '@zaino/contracts/catalogue';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeProduct, makeSummary } from './factories';
import { openPage } from './open-page';

export type NetworkAnswer = Parameters<typeof fakeNetwork>[number];

/** A product with two reviews. */
export const reviewed = makeProduct({ recensioni: { media: 4.5, numero: 2 } });

export const showing = (product: ProductDetail) =>
  answer(catalogueEndpoints.product, () => ({ product }));

/** The published reviews of any product. */
export const listing = (...reviews: Review[]) =>
  answer(reviewEndpoints.list, () => ({ reviews, summary: makeSummary() }));

/** What whoever is signed in has written, or may write. */
export const having = (review: OwnReview | null, hasBought = true) =>
  answer(reviewEndpoints.own, () => ({ review, hasBought }));

/** Opens the page of a product and gives the section with its reviews. */
export async function openReviews(product: ProductDetail, ...answered: NetworkAnswer[]) {
  fakeNetwork(showing(product), ...answered);
  const page = openPage(`/products/${product.id}`);
  await screen.findByRole('heading', { level: 1, name: product.nome });
  const section = screen.getByRole('region', { name: 'Recensioni' });
  return { ...page, section: within(section) };
}
