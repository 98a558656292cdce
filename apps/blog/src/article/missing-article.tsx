import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import type { ArticleData } from './article.api';
import css from './article-page.module.css';

const TITLE = 'Articolo non trovato';

/** No such article, or nobody who could say (specification, points 2 and 8). */
export function MissingArticle({ failure }: Pick<ArticleData, 'failure'>) {
  return (
    <Container className={css.missing}>
      {failure ? (
        <ServiceFailure
          title={TITLE}
          failure={failure}
          action={<Link to="/blog">Torna al blog</Link>}
          headingLevel={1}
        />
      ) : (
        <EmptyState
          title={TITLE}
          headingLevel={1}
          action={
            <Link to="/blog" className={buttonClass()}>
              Torna al blog
            </Link>
          }
        >
          Forse è stato tolto, o l’indirizzo non è completo.
        </EmptyState>
      )}
    </Container>
  );
}
