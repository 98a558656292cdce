import { Container } from '@zaino/ui/container';
import { LoadingRows } from '@zaino/ui/loading-rows';
import css from './page-loading.module.css';

/** The list before its first data. */
export function ArticleListLoading() {
  return (
    <Container className={css.page}>
      <h1>Blog</h1>
      <LoadingRows rowHeight="book">Caricamento...</LoadingRows>
    </Container>
  );
}

/** An article's page before its first data. */
export function ArticleLoading() {
  return (
    <Container className={css.page}>
      <LoadingRows rowHeight="book">Caricamento...</LoadingRows>
    </Container>
  );
}
