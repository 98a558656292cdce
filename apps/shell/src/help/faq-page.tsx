import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { SearchField } from '@zaino/ui/search-field';
import { Sheet } from '@zaino/ui/sheet';
import { Form, Link, useLocation, useSearchParams } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { plainPage } from '../text-page/public-page';
import css from './faq-page.module.css';
import { findQuestions } from './find-questions';
import type { Question } from './question';
import { topics } from './questions';

/** Of the address: what is looked for. */
const SEARCH_PARAM = 'cerca';

/** Questions and answers, searched by the address: without a script, too. */
function FaqPage() {
  const [params] = useSearchParams();
  const search = params.get(SEARCH_PARAM)?.trim() ?? '';
  const found = findQuestions(topics, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Container className={css.page}>
      <h1>Domande frequenti</h1>
      <Form action="/faq" role="search" className={css.search} key={search}>
        <SearchField
          label="Cerca tra le domande"
          name={SEARCH_PARAM}
          defaultValue={search}
          maxLength={100}
          placeholder="es. rimborso"
        />
      </Form>
      <p role="status" className={css.count}>
        {search !== '' && countWords(count, search)}
        {search !== '' && (
          <>
            {' '}
            <Link to="/faq">Mostra tutte</Link>
          </>
        )}
      </p>
      {count === 0 && (
        <EmptyState
          title="Nessuna domanda trovata"
          action={
            <Link to="/support" className={buttonClass()}>
              Scrivi all’assistenza
            </Link>
          }
        >
          Prova con un’altra parola, oppure chiedi a noi.
        </EmptyState>
      )}
      <div itemScope itemType="https://schema.org/FAQPage" className={css.topics}>
        {found.map(({ title, questions }) => (
          <section key={title} className={css.topic}>
            <h2 className={css.title}>{title}</h2>
            <Sheet isEdgeToEdge>
              {questions.map((question) => (
                <Answer key={question.id} question={question} isOpen={search !== ''} />
              ))}
            </Sheet>
          </section>
        ))}
      </div>
      <p>
        Non hai trovato la risposta? <Link to="/support">Scrivi all’assistenza</Link>.
      </p>
    </Container>
  );
}

/** Folded until it is asked for; open where the search, or the address, is about it. */
function Answer({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { id, question: asked, answer, links = [] } = question;
  const { hash } = useLocation();
  // The server is not told it.
  const isNamed = useHydrated() && hash === `#${id}`;
  return (
    <details
      id={id}
      open={isOpen || isNamed}
      className={css.question}
      itemProp="mainEntity"
      itemScope
      itemType="https://schema.org/Question"
    >
      <summary className={css.asked} itemProp="name">
        {asked}
      </summary>
      <div
        className={css.answer}
        itemProp="acceptedAnswer"
        itemScope
        itemType="https://schema.org/Answer"
      >
        <div itemProp="text" className={css.words}>
          {answer.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {links.length > 0 && (
          <p className={css.links}>
            {links.map(({ text, to }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

function countWords(count: number, search: string): string {
  const found = count === 1 ? '1 domanda trovata' : `${count} domande trovate`;
  return `${found} per “${search}”.`;
}

export const { page } = plainPage(FaqPage, {
  title: 'Domande frequenti',
  canonical: '/faq',
  description:
    'Risposte su liste dei libri, ordini, pagamenti, consegne, ritiro in libreria, recesso e rimborsi.',
});
