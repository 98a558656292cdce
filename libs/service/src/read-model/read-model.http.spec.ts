import { Injectable, Logger, Module } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { createService } from '../create-service';
import { DomainError } from '../domain-error';
import { PreparedAnswer } from '../prepared-answer';
import { Readiness } from '../readiness';
import { ReadModel } from './read-model';

interface Words {
  revision: number;
  text: string;
}

/** What a database would have; `read` is what becomes of the next look. */
class Source {
  rows: Words | undefined = { revision: 1, text: 'one' };
  read = (): Promise<Words | undefined> => Promise.resolve(this.rows);
  readonly published: string[] = [];
}

/** Replaced as a whole. */
class WordsModel extends ReadModel<Words> {
  constructor(
    private readonly source: Source,
    readonly readiness = new Readiness(),
  ) {
    const changes = { publish: ({ domain }: { domain: string }) => source.published.push(domain) };
    super({ name: 'words', domain: 'test', cacheMb: 1, readiness, changes });
  }

  protected async read(last?: Words): Promise<Words | undefined> {
    const rows = await this.source.read();
    return rows?.revision === last?.revision ? last : rows;
  }

  protected revisionOf({ revision }: Words): number {
    return revision;
  }
}

/** Changed in place. */
class ChangedWordsModel extends WordsModel {
  protected override async read(last: Words = { revision: 0, text: '' }): Promise<Words> {
    const rows = await super.read();
    return Object.assign(last, rows);
  }
}

const textOf = async (answer: Promise<PreparedAnswer<string>> | PreparedAnswer<string>) =>
  String(JSON.parse(String(await (await answer).encoded(undefined))));

let source: Source;
let model: WordsModel;
let warnings: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  source = new Source();
  model = new WordsModel(source);
});
afterEach(() => jest.restoreAllMocks());

const fail = () => Promise.reject(new Error('away'));

describe('ReadModel', () => {
  it('is ready, and can be answered from, once it was read', async () => {
    source.read = fail;
    await model.onModuleInit();
    expect(() => model.current()).toThrow(
      new DomainError('unavailable', sharedErrorCodes.unavailable),
    );
    expect((await model.readiness.report()).checks).toEqual({ words: 'down' });
    expect(warnings).toHaveBeenCalledTimes(1);

    source.read = () => Promise.resolve(source.rows);
    await model.refresh();
    expect(model.current().text).toBe('one');
    expect((await model.readiness.report()).checks).toEqual({ words: 'up' });
  });

  it('is not there while there is nothing to read', async () => {
    source.rows = undefined;
    await model.refresh();
    expect(() => model.current()).toThrow();
    expect(source.published).toEqual([]);
  });

  it('serves the last one until the next is whole, and where that cannot be read', async () => {
    await model.refresh();
    let end: (rows: Words) => void = () => undefined;
    source.read = () => new Promise((resolve) => (end = resolve));
    const refreshed = model.refresh();
    await Promise.resolve();
    expect(model.current().text).toBe('one');
    await new Promise(setImmediate);
    end({ revision: 2, text: 'two' });
    await refreshed;
    expect(model.current().text).toBe('two');

    source.read = fail;
    await model.refresh();
    expect(model.current().text).toBe('two');
    expect((await model.readiness.report()).isReady).toBe(true);
  });

  it('has taken over what was there at the call, also beside a look that had begun before', async () => {
    await model.refresh();
    const earlier = model.refresh();
    await new Promise(setImmediate);
    source.rows = { revision: 2, text: 'two' };
    await model.refresh();
    expect(model.current().text).toBe('two');
    await earlier;
  });

  it.each([
    ['replaced', WordsModel],
    ['changed in place', ChangedWordsModel],
  ])('tells who keeps pages of each revision once, where it is %s', async (_, Model) => {
    const told = new Model(source);
    await told.refresh();
    expect(source.published).toEqual(['test']);
    await told.refresh();
    expect(source.published).toEqual(['test']);
    source.rows = { revision: 2, text: 'two' };
    await told.refresh();
    expect(source.published).toEqual(['test', 'test']);
  });

  it('tells of what a look had changed before it failed', async () => {
    const told = new ChangedWordsModel(source);
    await told.refresh();
    source.rows = { revision: 2, text: 'two' };
    source.read = () => {
      Object.assign(told.current(), source.rows);
      return fail();
    };
    await told.refresh();
    source.read = () => Promise.resolve(source.rows);
    await told.refresh();
    expect(source.published).toEqual(['test', 'test']);
  });

  it('makes an answer once for each revision', async () => {
    await model.refresh();
    const make = jest.fn(({ text }: Words) => PreparedAnswer.json(text));
    expect(await textOf(model.answer('text', make))).toBe('one');
    expect(await textOf(model.answer('text', make))).toBe('one');
    expect(make).toHaveBeenCalledTimes(1);
    source.rows = { revision: 2, text: 'two' };
    await model.refresh();
    expect(await textOf(model.answer('text', make))).toBe('two');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps an answer as long as the part that it shows', async () => {
    await model.refresh();
    const make = jest.fn(({ text }: Words) => PreparedAnswer.json(text));
    await model.answer('text', make, 7);
    source.rows = { revision: 2, text: 'two' };
    await model.refresh();
    expect(await textOf(model.answer('text', make, 7))).toBe('one');
    expect(await textOf(model.answer('text', make, 8))).toBe('two');
  });

  it('follows by itself while the service runs', async () => {
    const ownSource = source;
    @Injectable()
    class OwnModel extends WordsModel {
      constructor(readiness: Readiness) {
        super(ownSource, readiness);
      }
    }
    @Module({ providers: [OwnModel] })
    class WithModel {}
    const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };
    const app = await createService(WithModel, { name: 'test', config });
    const running = app.get(OwnModel);
    expect(running.current().text).toBe('one');
    source.rows = { revision: 2, text: 'two' };
    while (running.current().text !== 'two')
      await new Promise((resolve) => setTimeout(resolve, 10));
    await app.close();
  });
});
