import type { Adoption, Distributor, DistributorInput, Feed } from '@zaino/contracts/schools';
import type { MakeCall } from '@zaino/service/testing/service-calls';
import type { TestService } from '../../testing/test-service';
import { FeedReader } from '../feed-reader';
import { SupplyHolder } from '../supply-holder';

/** What a distributor's form asks for. */
export function aDistributorInput(input: Partial<DistributorInput> = {}): DistributorInput {
  return {
    name: 'Fastlibri',
    folder: 'fastlibri',
    daysFrom: 1,
    daysTo: 2,
    cutOff: 11,
    feedKind: 'full',
    isUsed: true,
    columns: {},
    codes: [],
    ...input,
  };
}

interface SentFile {
  kind?: 'full' | 'partial';
  fileName?: string;
}

const octets = { 'content-type': 'application/octet-stream' };

/** An admin who keeps the distributors' files. */
export function supplyDesk(service: TestService) {
  const call: MakeCall = service.adminCall;
  const feedAt = (id: number) => `/api/admin/supply/feeds/${id}`;
  const find = async (id: number) => (await call<Feed>({ path: feedAt(id) })).body;

  /** Reads what waits; the service does so by itself, too. */
  const read = async (id: number): Promise<Feed> => {
    for (;;) {
      await service.app.get(FeedReader, { strict: false }).run();
      const feed = await find(id);
      if (feed.state !== 'waiting' && feed.state !== 'reading') return feed;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const begin = async (distributorId: number, bytes: number, file: SentFile = {}) => {
    const { kind = 'full', fileName = 'listino.csv' } = file;
    const { body } = await call<Feed>({
      method: 'POST',
      path: `/api/admin/supply/distributors/${distributorId}/feeds`,
      body: { fileName, kind, bytes },
    });
    return body.id;
  };
  const sendPart = (id: number, part: number, content: Buffer) =>
    call<{ success: true }>({
      method: 'PUT',
      path: `${feedAt(id)}/parts/${part}`,
      body: content,
      headers: octets,
    });
  const end = (id: number) => call<Feed>({ method: 'POST', path: `${feedAt(id)}/end` });

  return {
    begin,
    sendPart,
    end,
    read,
    find,
    add: async (input: Partial<DistributorInput> = {}) => {
      const { body } = await call<Distributor>({
        method: 'POST',
        path: '/api/admin/supply/distributors',
        body: aDistributorInput(input),
      });
      return body;
    },
    list: async () => {
      const { body } = await call<{ distributors: Distributor[] }>({
        path: '/api/admin/supply/distributors',
      });
      return body.distributors;
    },
    /** Sends a file and waits until it is read. */
    send: async (distributorId: number, text: string | Buffer, file: SentFile = {}) => {
      const content = typeof text === 'string' ? Buffer.from(text) : text;
      const id = await begin(distributorId, content.length, file);
      await sendPart(id, 0, content);
      await end(id);
      return read(id);
    },
    decide: (id: number, isTaken: boolean) =>
      call<Feed>({ method: 'POST', path: `${feedAt(id)}/decision`, body: { isTaken } }),
    /** What a class list says of a book. */
    listed: async (codiceScuola: string, isbn: string): Promise<Adoption> => {
      await service.app.get(SupplyHolder, { strict: false }).refresh();
      const answer = await service.get(
        `/api/getadozionibycodicescuola?codiceScuola=${codiceScuola}`,
      );
      const { adozioni } = (await answer.json()) as { adozioni: Adoption[] };
      const book = adozioni.find((adozione) => adozione.isbn === isbn);
      if (book === undefined) throw new Error(`${isbn} is on no list`);
      return book;
    },
  };
}
