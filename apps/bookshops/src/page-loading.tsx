import { Container } from '@zaino/ui/container';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { BRAND_NAME } from '@zaino/web/brand';
import css from './page-loading.module.css';

/** The list of bookshops before its first data. */
export function DirectoryLoading() {
  return (
    <Container className={css.page}>
      <h1>Librerie</h1>
      <LoadingRows rowHeight="book">Caricamento...</LoadingRows>
    </Container>
  );
}

/** A bookshop's front before its code. */
export function FrontLoading() {
  return (
    <Container className={css.page}>
      <LoadingRows>Caricamento...</LoadingRows>
    </Container>
  );
}

/** What bookshops get, before its first data. */
export function ForLibrariesLoading() {
  return (
    <Container className={css.page}>
      <h1>{BRAND_NAME} per le librerie</h1>
      <LoadingRows>Caricamento...</LoadingRows>
    </Container>
  );
}
