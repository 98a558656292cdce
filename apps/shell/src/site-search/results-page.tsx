import { formatCount } from '@zaino/rules/format-count';
import { BookCover } from '@zaino/ui/book-cover';
import type { SearchFit } from '@zaino/contracts/shared';
import { bookListPath } from '@zaino/rules/book-list-path';
import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ProductImage } from '@zaino/ui/product-image';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData } from '@zaino/web/router';
import { reportError } from '@zaino/web/telemetry';
import { type ReactNode, useEffect } from 'react';
import type { PublicPage } from '../text-page/public-page';
import type { FoundParts } from './ask-parts';
import { type FoundGroup, foundGroups } from './found-groups';
import { groupTitles, morePath } from './group-words';
import { hitLines } from './hit-line';
import { loadResults, type ResultsData, tellSearch } from './results.api';
import css from './results-page.module.css';
import { resultsPath } from './search-address';

/** What is said of a part that does not answer. */
const failures: [keyof FoundParts, string][] = [
  ['schools', 'Scuole, classi e libri non si possono cercare adesso'],
  ['products', 'I prodotti non si possono cercare adesso'],
  ['articles', 'Gli articoli non si possono cercare adesso'],
];

function ResultsPage() {
  const { words, only, parts } = useLoaderData<ResultsData>();
  return (
    <Container className={css.page}>
      <h1 className={css.heading}>{words === '' ? 'Cerca' : `Risultati per “${words}”`}</h1>
      {parts === null ? <NothingAsked /> : <Results words={words} only={only} parts={parts} />}
    </Container>
  );
}

function NothingAsked() {
  return (
    <EmptyState action={<OtherWays />}>
      Scrivi qui sopra una scuola, una classe come “2B Manzoni”, un libro, un codice ISBN, un
      prodotto.
    </EmptyState>
  );
}

function OtherWays() {
  return (
    <span className={css.ways}>
      <Link to="/search" className={buttonClass()}>
        Cerca la scuola per comune
      </Link>
      <Link to={bookListPath}>Hai la lista della scuola?</Link>
      <Link to="/products">Guarda i prodotti</Link>
    </span>
  );
}

interface ResultsProps {
  words: string;
  only: ResultsData['only'];
  parts: FoundParts;
}

function Results({ words, only, parts }: ResultsProps) {
  const all = foundGroups(parts);
  const groups = only === null ? all : all.filter(({ kind }) => kind === only);
  const failed = failures.filter(([part]) => parts[part].failure !== null);
  useToldSearch({ words, isFound: all.length > 0, isWhole: failed.length === 0 && only === null });
  return (
    <>
      <Note best={groups[0]?.fit} failures={failed.length} />
      {groups.map((group) => (
        <Group key={group.kind} group={group} words={words} isAlone={only !== null} />
      ))}
      {only !== null && <Link to={resultsPath(words)}>Tutti i risultati per “{words}”</Link>}
      {failed.map(([part, title]) => {
        const { failure } = parts[part];
        return failure && <ServiceFailure key={part} title={title} failure={failure} />;
      })}
    </>
  );
}

interface NoteProps {
  /** Of the first group; none where nothing was found. */
  best: SearchFit | undefined;
  /** Parts that do not answer. */
  failures: number;
}

/** What is said above the results, or in their place. */
function Note({ best, failures: missing }: NoteProps) {
  if (best === 'exact' || missing === failures.length) return null;
  if (best !== undefined) return <p className={css.note}>{fitWords[best]}</p>;
  if (missing > 0) {
    return (
      <p className={css.note}>Nelle altre parti del negozio non c’è niente con queste parole.</p>
    );
  }
  return (
    <EmptyState title="Nessun risultato" action={<OtherWays />}>
      Prova con una parola sola, o controlla come è scritta.
    </EmptyState>
  );
}

const fitWords = {
  close: 'Niente si scrive proprio così: questo gli somiglia.',
  partial: 'Niente ha tutte queste parole: questo ne ha alcune.',
};

interface GroupProps {
  group: FoundGroup;
  words: string;
  isAlone: boolean;
}

function Group({ group, words, isAlone }: GroupProps) {
  const { kind, total } = group;
  const lines = hitLines(group);
  const pictures = picturesOf(group);
  const id = `trovati-${kind}`;
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        {groupTitles[kind]} <span className={css.count}>({formatCount(total)})</span>
      </h2>
      <Sheet hasMargin isEdgeToEdge>
        <ul className={css.lines}>
          {lines.map(({ path, title, details }, at) => (
            <li key={path} className={css.line}>
              {pictures[at]}
              <Link to={path} className={css.link}>
                {title}
              </Link>
              {details !== '' && <p className={css.details}>{details}</p>}
            </li>
          ))}
        </ul>
      </Sheet>
      {total > lines.length && <More group={group} words={words} isAlone={isAlone} />}
    </section>
  );
}

/** In the margin: a product's image, a book's cover. */
function picturesOf(group: FoundGroup): ReactNode[] {
  if (group.kind === 'prodotti') {
    return group.results.map(({ id, image }) => (
      <ProductImage
        key={id}
        url={image ?? undefined}
        alt=""
        widths={[160]}
        sizes="40px"
        className={css.picture}
      />
    ));
  }
  if (group.kind !== 'libri') return [];
  return group.results.map(({ isbn, title, publisher, cover }) => (
    <BookCover
      key={isbn}
      title={title}
      subject=""
      publisher={publisher}
      image={cover}
      className={css.picture}
    />
  ));
}

function More({ group, words, isAlone }: GroupProps) {
  const path = morePath(group, words);
  if (isAlone && path === resultsPath(words, group.kind)) {
    return <p className={css.note}>Sono i primi: aggiungi una parola per trovare gli altri.</p>;
  }
  return (
    <Link to={path} className={css.more}>
      Vedi tutto in {groupTitles[group.kind]}
    </Link>
  );
}

interface ToldSearch {
  words: string;
  isFound: boolean;
  /** Whether every part has answered all that it knows: otherwise nobody can say that there is nothing. */
  isWhole: boolean;
}

/** Counts what a person has looked for; programs that read the page run no script. */
function useToldSearch({ words, isFound, isWhole }: ToldSearch): void {
  useEffect(() => {
    if (isWhole) tellSearch(words, isFound).catch(reportError);
  }, [words, isFound, isWhole]);
}

export const page: PublicPage = { Page: ResultsPage, load: loadResults };
