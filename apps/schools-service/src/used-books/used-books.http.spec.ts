import type { KnownUsedBook, UsedBooks } from '@zaino/contracts/schools';
import { BookSchoolsSweep } from '../enrichment/book-schools-sweep';
import { aDistributor, aFeed } from '../supply/testing/a-distributor';
import { SupplyHolder } from '../supply/supply-holder';
import { SupplyRowEntity } from '../supply/supply-row.entity';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, entity, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

const isbnOf = (id: number) => `978880000000${id}`;
const rovereto = 'TNMM00001A';
const trento = 'TNMM00002B';
const cremona = 'CRMM00003C';
const nowhere = 'TNMM00004D';

const ofCremona = {
  comuneMostrato: 'Cremona',
  comuneCodice: 'D150',
  provinciaMostrata: 'Cremona',
  provincia: 'CREMONA',
  regioneMostrata: 'Lombardia',
  sigla: 'CR',
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSchool({ codice: rovereto, nomeMostrato: 'Scuola Media Prati' }),
      aSchool({
        codice: trento,
        nomeMostrato: 'Scuola Media Volta',
        comuneMostrato: 'Trento',
        comuneCodice: 'L378',
      }),
      aSchool({ codice: cremona, nomeMostrato: 'Scuola Media Bossi', ...ofCremona }),
      aSchool({
        codice: nowhere,
        nomeMostrato: 'Scuola Media Lontana',
        comuneMostrato: 'Paese Nuovo',
        comuneCodice: 'Z999',
      }),
      aList(rovereto),
      aList(trento),
      aList(cremona),
      aList(nowhere),
      aDiscipline(1, 'Storia'),
      aBook({ id: 1, titoloMostrato: 'Zattere', prezzoCents: 2_000 }),
      aBook({ id: 2, titoloMostrato: 'Atlante' }),
      aBook({ id: 3, titoloMostrato: 'Zattere, nuova edizione' }),
      aClass({ id: 1, schoolCodice: rovereto }),
      aClass({ id: 2, schoolCodice: rovereto, sezione: 'B' }),
      aClass({ id: 3, schoolCodice: trento }),
      aClass({ id: 4, schoolCodice: cremona }),
      aClass({ id: 5, schoolCodice: nowhere }),
      anAdoption(1, 1),
      anAdoption(2, 1),
      anAdoption(3, 1),
      anAdoption(4, 1),
      anAdoption(5, 2),
    ]),
  );
});
afterAll(() => service.stop());

async function ask(query: Record<string, string>): Promise<UsedBooks> {
  const answer = await service.get(`/api/used-books?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as UsedBooks;
}

const countsOf = async (isbn: string, query: Record<string, string> = {}) => {
  const { scuole, classi, classiItalia } = (await ask({ isbn, ...query }))
    .libri[0] as KnownUsedBook;
  return [scuole, classi, classiItalia];
};

describe('used books', () => {
  it('are told before anybody has counted, without a year', async () => {
    expect(await ask({ isbn: isbnOf(1) })).toMatchObject({
      annoScolastico: null,
      luogo: null,
      libri: [{ trovato: true, titolo: 'Zattere', classi: 0, classiItalia: 0 }],
    });
  });

  describe('once lists are counted', () => {
    beforeAll(() => service.app.get(BookSchoolsSweep, { strict: false }).run());

    it('are told in the order of the question, each once, with those that no list has', async () => {
      const { annoScolastico, libri } = await ask({
        isbn: [isbnOf(2), '9788800009999', isbnOf(1), isbnOf(2)].join(','),
      });
      expect(annoScolastico).toBe(2025);
      expect(libri.map(({ isbn, trovato }) => [isbn, trovato])).toEqual([
        [isbnOf(2), true],
        ['9788800009999', false],
        [isbnOf(1), true],
      ]);
      expect(libri[2]).toMatchObject({ prezzo: 20, nuovaEdizione: null });
    });

    it('are counted in all Italy where no place is chosen', async () => {
      expect(await countsOf(isbnOf(1))).toEqual([3, 4, 4]);
    });

    it('are counted within thirty kilometres of a municipality, whatever its province', async () => {
      expect(await countsOf(isbnOf(1), { provincia: 'Trento', comune: 'Rovereto' })).toEqual([
        2, 3, 4,
      ]);
      expect(await countsOf(isbnOf(1), { comune: 'cremona' })).toEqual([1, 1, 4]);
    });

    it('are counted around a school', async () => {
      expect((await ask({ isbn: isbnOf(1), codiceScuola: cremona })).luogo).toEqual({
        comune: 'Cremona',
        provincia: 'Cremona',
        ambito: 'raggio',
      });
      expect(await countsOf(isbnOf(1), { codiceScuola: cremona })).toEqual([1, 1, 4]);
    });

    it('are counted in the province where nobody knows where the municipality lies', async () => {
      const place = { provincia: 'TN', comune: 'Paese Nuovo' };
      expect((await ask({ isbn: isbnOf(1), ...place })).luogo).toMatchObject({
        comune: 'Paese Nuovo',
        ambito: 'provincia',
      });
      expect(await countsOf(isbnOf(1), place)).toEqual([2, 3, 4]);
      expect(await countsOf(isbnOf(2), { comune: 'Rovereto' })).toEqual([1, 1, 1]);
    });

    it.each<Record<string, string>>([
      { comune: 'Atlantide' },
      { provincia: 'Cremona', comune: 'Rovereto' },
      { codiceScuola: 'TNMM99999Z' },
      { provincia: 'Trento' },
    ])('say that %j is no place', async (place) => {
      expect((await ask({ isbn: isbnOf(1), ...place })).luogo).toBeNull();
    });

    it('name the edition that took the place of a book', async () => {
      const manager = service.database.manager;
      await manager.save([
        aDistributor({ id: 1 }),
        aFeed({ id: 1, state: 'active' }),
        entity(SupplyRowEntity, {
          feedId: 1,
          isbn: isbnOf(1),
          state: 'replaced',
          pieces: null,
          priceCents: null,
          expectedOn: null,
          newIsbn: isbnOf(3),
        }),
      ]);
      await service.app.get(SupplyHolder, { strict: false }).refresh();
      expect((await ask({ isbn: isbnOf(1) })).libri).toMatchObject([
        { nuovaEdizione: { isbn: isbnOf(3), titolo: 'Zattere, nuova edizione' } },
      ]);
    });
  });

  it.each([
    ['', 400],
    ['97888-00', 400],
    [Array.from({ length: 41 }, () => isbnOf(1)).join(','), 400],
  ])('refuse the codes %s', async (isbn, status) => {
    expect((await service.get(`/api/used-books?isbn=${isbn}`)).status).toBe(status);
  });
});
