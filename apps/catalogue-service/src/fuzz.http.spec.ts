import * as contract from '@zaino/contracts/catalogue';
import { MediaStore } from '@zaino/service/media/media-store';
import { aDrawing } from '@zaino/service/media/testing/image-files';
import { callersOf } from '@zaino/service/testing/fuzz/callers-of';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { SERVICE_KEY, startTestService } from './testing/test-service';

describe('the catalogue, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService();
      const { app, url: origin, stop } = service;
      service.orders.isEverythingReceived = true;
      const known = [
        await service.product({ pezzi_disponibili: 500 }),
        await service.product({ nome: 'Astuccio', categoria: 'Astucci', pezzi_disponibili: 7 }),
      ];
      const price = { price: known[0]?.prezzoVendita, productId: known.map(({ id }) => id) };
      const { url: image } = await app.get(MediaStore, { strict: false }).keepDrawing(aDrawing());
      const review = { image, firstName: ['Maria', 'Anna Lucia'], initial: ['R', ''] };
      const signIn = callersOf(app, SERVICE_KEY);
      return { app, origin, known: [...known, price, review], stop, signIn };
    },
  });
});
