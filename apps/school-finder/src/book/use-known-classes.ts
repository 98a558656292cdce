import { booksApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { useCart } from '@zaino/web/cart';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { type BuyingClass, chosenClass } from './chosen-class';

/** A family has that many schools. */
const MOST_SCHOOLS = 3;

interface CartClass {
  scuola: string;
  classe: string;
  sezione: string;
}

/** Classes that the cart knows (those of its children and of its books) and that have a book on their list. */
export function useKnownClasses(isbn: string): readonly BuyingClass[] {
  const { children, items } = useCart();
  const [known, setKnown] = useState<BuyingClass[]>([]);
  const ofChildren = children.map(({ schoolCode, classe, sezione }) => ({
    scuola: schoolCode,
    classe,
    sezione,
  }));
  const ofBooks = items.flatMap((line) =>
    line.type === 'book'
      ? { scuola: line.scuola.codice, classe: line.classe, sezione: line.sezione }
      : [],
  );
  const classes = JSON.stringify(
    [...ofChildren, ...ofBooks].map(({ scuola, classe, sezione }) => [scuola, classe, sezione]),
  );

  useEffect(() => {
    const wanted = uniqueClasses(classes);
    const schools = [...new Set(wanted.map(({ scuola }) => scuola))].slice(0, MOST_SCHOOLS);
    let isOver = false;
    const ask = async (codiceScuola: string) => {
      const query = { codiceScuola };
      const { scuole } = await fetchJson(booksApi.adopters, { params: { isbn }, query });
      return wanted
        .filter(({ scuola }) => scuola === codiceScuola)
        .flatMap((one) => chosenClass(scuole[0] ?? null, one) ?? []);
    };
    // Without them a class is chosen below: nothing is said of it.
    Promise.all(schools.map(ask)).then((found) => {
      if (!isOver) setKnown(found.flat());
    }, reportError);
    return () => {
      isOver = true;
    };
  }, [isbn, classes]);

  return known;
}

function uniqueClasses(classes: string): CartClass[] {
  const all = JSON.parse(classes) as [string, string, string][];
  const unique = new Map(all.map((one) => [one.join(' '), one]));
  return [...unique.values()].map(([scuola, classe, sezione]) => ({ scuola, classe, sezione }));
}
