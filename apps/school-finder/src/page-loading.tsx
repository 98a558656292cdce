import { Container } from '@zaino/ui/container';
import { LoadingRows } from '@zaino/ui/loading-rows';
import css from './page-loading.module.css';

/** The finder before its first data. */
export function SearchLoading() {
  return (
    <Container className={css.page}>
      <h1>Cerca la tua scuola</h1>
      <LoadingRows>Caricamento...</LoadingRows>
    </Container>
  );
}

/** A school's page before its first data. */
export function SchoolLoading() {
  return (
    <Container className={css.page}>
      <LoadingRows rowHeight="book" hasMargin>
        Caricamento scuola...
      </LoadingRows>
    </Container>
  );
}
