import { Breadcrumbs } from '@zaino/ui/breadcrumbs';
import { Container } from '@zaino/ui/container';
import { buttonClass } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { useCart } from '@zaino/web/cart';
import { Link, useLoaderData, useLocation } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { useSavedChildren } from '../school/saved-children';
import { grades } from './grade-words';
import { NearbyBookshops } from './nearby-bookshops';
import { OfferForm } from './offer-form';
import { OwnOffersPart } from './own-offers-part';
import { QuestionForm } from './question-form';
import { type OwnOffers, useOwnOffers } from './use-own-offers';
import { UsedBookRow } from './used-book-row';
import { MOST_BOOKS, type UsedQuestion, usedBooksAddress } from './used-books-address';
import type { UsedBooksData } from './used-books.api';
import { usedBooksTitle } from './used-books-meta';
import css from './used-books-page.module.css';

/** Who needs a family's used books, what they may be worth, and the way to offer them. */
export function UsedBooksPage() {
  const { question, ...found } = useLoaderData<UsedBooksData>();
  const own = useOwnOffers();
  const { isbns, place } = question;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={[{ text: 'Cerca Libri', to: '/search' }, { text: 'Libri usati' }]} />
      <div>
        <h1>{usedBooksTitle()}</h1>
        <p className={css.intro}>
          Hai libri che non servono più? Ti diciamo quali classi vicino a te li usano il prossimo
          anno e quanto possono valere. Li porti tu in libreria: è la libreria che li guarda, decide
          il prezzo e li paga.
        </p>
      </div>
      <Sheet isEdgeToEdge className={css.sheet}>
        <QuestionForm
          key={JSON.stringify([isbns, place])}
          question={question}
          placeError={placeErrorOf(question, found)}
        />
        <OwnSchools question={question} />
      </Sheet>
      <QuestionNotes question={question} />
      {found.failure && (
        <ServiceFailure title="I libri non si possono cercare adesso" failure={found.failure} />
      )}
      <FoundBooks key={isbns.join()} found={found} own={own} />
      <NearbyBookshops {...found} />
      <OwnOffersPart own={own} />
      <Meanings />
    </Container>
  );
}

function placeErrorOf(
  { place }: UsedQuestion,
  { books }: Pick<UsedBooksData, 'books'>,
): string | undefined {
  if (books === null || books.luogo !== null) return undefined;
  if (place.comune === '' && place.provincia !== '') return 'Scrivi anche il comune';
  if (place.comune === '') return undefined;
  return 'Non troviamo un comune con questo nome, o ce n’è più d’uno: controlla, o scrivi la provincia';
}

/** What of the codes could not be looked up. */
function QuestionNotes({ question: { doubtful, isCut, isbns } }: { question: UsedQuestion }) {
  return (
    <>
      {doubtful.length > 0 && (
        <Notice tone="error">
          {`Questi codici hanno una cifra sbagliata: ${doubtful.join(', ')}. Controllali sul retro del libro.`}
        </Notice>
      )}
      {isCut && (
        <Notice>{`Ne cerchiamo ${MOST_BOOKS} alla volta: questi sono i primi ${isbns.length}.`}</Notice>
      )}
    </>
  );
}

/** The schools of the own children, each a press away. */
function OwnSchools({ question: { isbns, place } }: { question: UsedQuestion }) {
  const children = [...useCart().children, ...useSavedChildren()];
  const schools = new Map(children.map(({ schoolCode, schoolName }) => [schoolCode, schoolName]));
  if (schools.size === 0 || isbns.length === 0) return null;
  return (
    <p>
      Oppure vicino a:{' '}
      {[...schools].map(([code, name]) => (
        <Link
          key={code}
          className={css.school}
          to={usedBooksAddress(isbns, { scuola: code })}
          aria-current={place.scuola === code ? 'true' : undefined}
        >
          {name || code}
        </Link>
      ))}
    </p>
  );
}

interface FoundBooksProps {
  found: Pick<UsedBooksData, 'books'>;
  own: OwnOffers;
}

function FoundBooks({ found: { books }, own }: FoundBooksProps) {
  if (books === null) return null;
  return (
    <PagePart title={books.libri.length === 1 ? 'Il libro' : `I ${books.libri.length} libri`}>
      {books.luogo?.ambito === 'provincia' && (
        <p>
          {`Non sappiamo dove si trova ${books.luogo.comune}: contiamo le scuole di tutta la provincia di ${books.luogo.provincia}.`}
        </p>
      )}
      {own.isFamily ? (
        <OfferForm books={books} own={own} />
      ) : (
        <>
          <ul className={css.rows}>
            {books.libri.map((book) => (
              <UsedBookRow key={book.isbn} book={book} books={books} />
            ))}
          </ul>
          <SignInNotice />
        </>
      )}
    </PagePart>
  );
}

/** Offers are kept for who has an account; a bookshop's or staff's has none. */
function SignInNotice() {
  const place = useLocation();
  const { status, user } = useSession();
  if (status === 'signed-in' && user) {
    return <Notice>Per offrire libri usati serve l’account di una famiglia.</Notice>;
  }
  return (
    <Notice
      action={
        <Link to={signInPath(place)} className={buttonClass()}>
          Accedi e offrili
        </Link>
      }
    >
      <strong>Vuoi offrirli?</strong> Con un account ti diamo un codice da dire in libreria.
    </Notice>
  );
}

function Meanings() {
  return (
    <PagePart title="Che cosa vogliono dire stato e prezzo">
      <dl className={css.meanings}>
        {grades.map(({ value, label, hint }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>
        Il prezzo indicativo è una nostra regola: la metà del prezzo di copertina se il libro è come
        nuovo, il 40 % se è buono, un quarto se è usurato; niente se c’è una nuova edizione o
        nessuna classe lo usa. La libreria può pagare di più o di meno. Il codice digitale vale per
        una persona sola: se è già stato usato, chi riceve il libro lo deve sapere.
      </p>
      <p className={css.quiet}>
        Contiamo le scuole dei comuni entro 30 km in linea d’aria. Posizione dei comuni:{' '}
        <a href="https://www.geonames.org">GeoNames</a>, licenza CC BY 4.0.
      </p>
    </PagePart>
  );
}
