import { Container } from '@zaino/ui/container';
import { LoadingRows } from '@zaino/ui/loading-rows';
import css from './page-loading.module.css';

/** The list before its first data. */
export function ProductsLoading() {
  return (
    <Container className={css.page}>
      <h1>Prodotti per la Scuola</h1>
      <LoadingRows rowHeight="book">Caricamento...</LoadingRows>
    </Container>
  );
}

/** A product's page before its first data. */
export function ProductLoading() {
  return (
    <Container className={css.page}>
      <LoadingRows rowHeight="book">Caricamento...</LoadingRows>
    </Container>
  );
}
