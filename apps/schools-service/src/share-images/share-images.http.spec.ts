import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

const code = 'TNMM00001A';
const path = `/api/share-images/schools/${code}.jpg`;

describe('images for links to schools', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService((database) =>
      publish(database, [
        aSourceFile(),
        aSourceFile({ id: 2, kind: 'adoptions' }),
        aSchool({ codice: code, nomeMostrato: 'Scuola Media Prati' }),
        aList(code),
        aDiscipline(1, 'Storia'),
        aBook({ id: 1 }),
        aClass({ id: 1, schoolCodice: code, annoCorso: 2, sezione: 'B' }),
        aClass({ id: 2, schoolCodice: code, annoCorso: 3, sezione: 'A', schoolYear: 2024 }),
        anAdoption(1, 1),
      ]),
    );
  });
  afterAll(() => service.stop());

  async function image(address: string) {
    const answer = await service.get(address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes };
  }

  it.each([
    ['the shop', '/api/share-images/shop.jpg'],
    ['a school', path],
    ['a school whose code is written small', path.replace(code, code.toLowerCase())],
    ['a class', `${path}?classe=2&sezione=B`],
    ['a book', '/api/share-images/books/9788800000001.jpg'],
  ])('show %s', async (_, address) => {
    const { status, headers, bytes } = await image(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('differ from one another', async () => {
    const [ofSchool, ofClass] = [await image(path), await image(`${path}?classe=2&sezione=B`)];
    expect(ofSchool.bytes.equals(ofClass.bytes)).toBe(false);
  });

  it('are not sent again to whoever has them', async () => {
    const etag = (await image(path)).headers.get('etag') ?? '';
    const answer = await service.get(path, { 'if-none-match': etag });
    expect(answer.status).toBe(304);
  });

  it.each([
    [404, '/api/share-images/schools/TNMM00009Z.jpg'],
    [404, `${path}?classe=2&sezione=C`],
    [404, '/api/share-images/books/9788899999999.jpg'],
    // Of a year that is over.
    [404, `${path}?classe=3&sezione=A`],
    [400, '/api/share-images/schools/x.jpg'],
    [400, '/api/share-images/books/x.jpg'],
    [400, `${path}?classe=22&sezione=B`],
    [400, `${path}?classe=2&sezione=${'B'.repeat(9)}`],
  ])('are not drawn of what is not there: %i for %s', async (status, address) => {
    expect((await image(address)).status).toBe(status);
  });

  it('say nothing that a caller writes', async () => {
    const plain = await image(path);
    const other = await image(`${path}?title=Gratis&classe=2`);
    expect(other.bytes.equals(plain.bytes)).toBe(true);
  });
});
