import { aSchool, aSourceFile, publish } from '../../testing/a-school';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../../testing/an-adoption';
import { startTestService, type TestService } from '../../testing/test-service';
import { SupplyHolder } from '../supply-holder';
import { anIsbn } from './a-distributor';

/** A school whose only class has some of these books on its list. */
export const codice = 'TNMM00001A';
export const [book, other, newer, newest] = [anIsbn(1), anIsbn(2), anIsbn(3), anIsbn(4)];
export const unpriced = anIsbn(5);

/** The service with that list. */
export function startWithList(): Promise<TestService> {
  return startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSchool({ codice }),
      aList(codice),
      aDiscipline(1, 'Storia'),
      aBook({ id: 1, isbn: book, prezzoCents: 1_990 }),
      aBook({ id: 2, isbn: other }),
      aBook({ id: 3, isbn: newer }),
      aBook({ id: 4, isbn: newest, titoloMostrato: 'Edizione nuova', prezzoCents: 2_300 }),
      aBook({ id: 5, isbn: unpriced, prezzoCents: null }),
      aClass({ id: 1, schoolCodice: codice }),
      anAdoption(1, 1),
      anAdoption(1, 2),
      anAdoption(1, 5),
    ]),
  );
}

const tables = ['distributor', 'supply_feed', 'supply_part', 'supply_row', 'supply_reject'];

/** No distributor has ever said anything. */
export async function forgetSupply({ app, database }: TestService): Promise<void> {
  for (const table of tables) await database.query(`DELETE FROM ${table}`);
  await app.get(SupplyHolder, { strict: false }).refresh();
}

const head = 'EAN;Disp;Prezzo;Stato;Data prevista;Sostituito da';

/** A distributor's file of these lines. */
export const fileOf = (...lines: string[]) => [head, ...lines].map((line) => `${line}\n`).join('');
