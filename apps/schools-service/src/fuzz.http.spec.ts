import * as contract from '@zaino/contracts/schools';
import { callersOf } from '@zaino/service/testing/fuzz/callers-of';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { aBook, aClass, aDiscipline, aList, anAdoption } from './testing/an-adoption';
import { aSchool, aSourceFile, publish } from './testing/a-school';
import { aDistributor, aFeed } from './supply/testing/a-distributor';
import { SERVICE_KEY, startTestService } from './testing/test-service';

const codiceScuola = 'TNMM00001A';
const school = { regione: 'Trentino-Alto Adige', provincia: 'Trento', comune: 'Rovereto' };
const list = { codiceScuola, annoScolastico: 2025, classe: '1', sezione: 'A' };

describe('the schools service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const { app, origin, stop } = await startTestService((database) =>
        publish(database, [
          aSourceFile(),
          aSourceFile({ id: 2, kind: 'adoptions' }),
          aSchool({ codice: codiceScuola, nomeMostrato: 'Scuola Media Prati' }),
          aList(codiceScuola),
          aDiscipline(1, 'Storia'),
          aBook({ id: 1 }),
          aClass({ id: 1, schoolCodice: codiceScuola }),
          anAdoption(1, 1),
          aDistributor({ id: 1 }),
          aFeed({ id: 1, state: 'held' }),
          aFeed({ id: 2, state: 'sending' }),
        ]),
      );
      const known = {
        ...school,
        ...list,
        isbn: aBook({ id: 1 }).isbn,
        nome: 'Prati',
        distributor: { id: 1 },
        feed: { id: 2 },
      };
      return { app, origin, stop, known, signIn: callersOf(app, SERVICE_KEY) };
    },
  });
});
