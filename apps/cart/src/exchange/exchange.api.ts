import { accountApi } from '@zaino/contracts/identity';
import { type BoughtBook, type Order, orderApi } from '@zaino/contracts/orders';
import { type Adoption, type AdoptionsResponse, schoolsApi } from '@zaino/contracts/schools';
import { capOf, chooseList } from '@zaino/rules/class-list';
import { type ClassExchange, classExchange } from '@zaino/rules/class-exchange';
import { effectivePrice } from '@zaino/rules/effective-price';
import { italianDay } from '@zaino/rules/italian-day';
import { type ListPart, partedBooks } from '@zaino/rules/list-parts';
import { sectionsOfYear } from '@zaino/rules/unknown-section';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { type BoughtClass, boughtClasses, chosenClass } from './bought-classes';
import { type ExchangeChoice, readExchangeChoice } from './exchange-address';
import { type WrongBook, wrongBooks } from './wrong-pieces';

/** A book of the right class, as the cart takes it. */
export interface RightBook {
  isbn: string;
  part: ListPart;
  materie: string[];
  titolo: string;
  autore: string;
  editore: string;
  copertina: string | null;
  /** Effective price in euro; null where it is not for sale. */
  prezzo: number | null;
}

/** What becomes of the books, and for which class the right ones are. */
export interface Exchanged extends ClassExchange<WrongBook, RightBook> {
  schoolName: string;
  tetto: number | null;
  shippingMethod: Order['shippingMethod'];
}

/** What the page of a wrong section shows, step by step. */
export interface ExchangeData {
  choice: ExchangeChoice;
  /** That books were bought for. */
  classes: BoughtClass[];
  wrong: BoughtClass | null;
  /** Among which the right one is. */
  sections: string[];
  /** Courses of the right section, where one of several is to be chosen. */
  courses: string[];
  exchanged: Exchanged | null;
  failure: Failure | null;
}

/** Works out what was bought for which class, and what becomes of it once the right one is known. */
export async function loadExchange({ request }: LoaderFunctionArgs) {
  const page = await exchangeOf(readExchangeChoice(new URL(request.url).searchParams), request);
  return data(page, { status: page.failure ? 503 : 200 });
}

async function exchangeOf(choice: ExchangeChoice, request: Request): Promise<ExchangeData> {
  const nothing = { choice, sections: [], courses: [], exchanged: null, failure: null };
  const bought = await settle(fetchJson(orderApi.boughtBooks, { request }));
  if (!bought.value) return { ...nothing, classes: [], wrong: null, failure: bought.failure };
  const classes = boughtClasses(bought.value.books, choice.ordine);
  const wrong = chosenClass(classes, choice);
  if (!wrong) return { ...nothing, classes, wrong };

  const query = { codiceScuola: wrong.scuola };
  const lists = await settle(fetchJson(schoolsApi.adoptions, { request, query }));
  if (!lists.value) return { ...nothing, classes, wrong, failure: lists.failure };
  const sections = sectionsOfYear(lists.value.adozioni, { ...wrong, shared: new Set() })
    .map(({ sezione }) => sezione)
    .filter((sezione) => sezione !== wrong.da);
  const step = { ...nothing, classes, wrong, sections };
  if (!sections.includes(choice.a)) return step;

  const chosen = chooseList(lists.value.adozioni, {
    classe: wrong.classe,
    sezione: choice.a,
    combinazione: choice.corso,
  });
  if (chosen.kind === 'ambiguous') return { ...step, courses: chosen.combinazioni };
  if (chosen.kind === 'none') return step;
  const [orders, marked] = await Promise.all([
    settle(
      Promise.all(
        wrong.orderIds.map((id) => fetchJson(orderApi.order, { request, params: { id } })),
      ),
    ),
    settle(fetchJson(accountApi.childBooks, { request })),
  ]);
  if (!orders.value) return { ...step, failure: orders.failure };
  const owned = [
    ...boughtOtherwise(bought.value.books, wrong),
    ...(marked.value?.books ?? []).flatMap(({ childId, isbn, isOwned }) =>
      isOwned && childId === wrong.figlio ? isbn : [],
    ),
  ];
  const exchanged = exchangedOf(orders.value, wrong, {
    list: chosen.adozioni,
    owned: new Set(owned),
    tetto: tettoOf(lists.value, wrong, chosen.combinazione),
  });
  return { ...step, exchanged };
}

/** Of the same child and year: bought for the right section already, or before anybody knew one. */
function boughtOtherwise(bought: readonly BoughtBook[], wrong: BoughtClass): string[] {
  return bought
    .filter(
      ({ schoolCode, classe, sezione, children }) =>
        schoolCode === wrong.scuola &&
        classe === wrong.classe &&
        sezione !== wrong.da &&
        (wrong.figlio === ''
          ? children.length === 0
          : children.some(({ id }) => id === wrong.figlio)),
    )
    .flatMap(({ isbn, substituteIsbn }) => [isbn, ...(substituteIsbn ? [substituteIsbn] : [])]);
}

function tettoOf({ tetti }: AdoptionsResponse, { classe }: BoughtClass, combinazione: string) {
  return capOf(tetti, { classe, combinazione })?.tetto ?? null;
}

interface RightList {
  list: readonly Adoption[];
  owned: ReadonlySet<string>;
  tetto: number | null;
}

function exchangedOf(orders: readonly Order[], wrong: BoughtClass, right: RightList): Exchanged {
  const today = italianDay(new Date());
  const bought = orders.flatMap((order) => wrongBooks(order, wrong, today));
  const lines = orders.flatMap((order) => order.lines);
  const school = lines.find((line) => line.school?.codice === wrong.scuola)?.school;
  const isSent = orders.some(({ shippingMethod }) => shippingMethod === 'standard');
  return {
    ...classExchange(bought, {
      list: partedBooks(right.list).map(({ part, materie, adozione }) => ({
        part,
        materie,
        isbn: adozione.isbn,
        titolo: adozione.titolo,
        autore: adozione.autore,
        editore: adozione.editore,
        copertina: adozione.copertina,
        prezzo: adozione.vendibile ? effectivePrice(adozione) : null,
      })),
      owned: right.owned,
    }),
    schoolName: school?.nome ?? wrong.scuola,
    tetto: right.tetto,
    shippingMethod: isSent ? 'standard' : 'pickup',
  };
}
