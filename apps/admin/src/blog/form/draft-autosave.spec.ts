import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { newArticleValues } from './article-values';
import { AUTOSAVE_MS, DraftAutosave } from './draft-autosave';

const success = true as const;
const draft = (title: string) => ({ fields: { ...newArticleValues, title }, baseVersion: null });

describe('the autosave of a draft', () => {
  let kept: string[];
  let answers: (() => Response | Promise<Response>)[];
  let autosave: DraftAutosave;

  beforeEach(() => {
    jest.useFakeTimers();
    [kept, answers] = [[], []];
    autosave = new DraftAutosave('new-11111111');
    fakeNetwork(
      answer(adminBlogEndpoints.saveDraft, async ({ body }) => {
        const refused = await answers.shift()?.();
        if (refused) return refused;
        kept.push(body.fields.title);
        return { success, savedAt: '2026-11-22T09:32:00.000Z' };
      }),
      answer(adminBlogEndpoints.dropDraft, () => {
        kept = [];
        return { success };
      }),
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits a little, and keeps the latest', async () => {
    autosave.note(draft('a'));
    autosave.note(draft('ab'));
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
    expect(kept).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(kept).toEqual(['ab']);
    expect(autosave.snapshot()).toEqual({ kind: 'kept', at: '2026-11-22T09:32:00.000Z' });
  });

  it('keeps the same only once', async () => {
    autosave.note(draft('a'));
    await autosave.flush();
    autosave.note(draft('a'));
    expect(await autosave.flush()).toBe(true);
    expect(kept).toEqual(['a']);
  });

  it('says that it failed, and tries again by itself', async () => {
    answers = [() => refusal(503, 'unavailable')];
    const told = jest.fn();
    autosave.subscribe(told);
    autosave.note(draft('a'));
    expect(await autosave.flush()).toBe(false);
    expect(autosave.snapshot()).toEqual({ kind: 'failed' });
    await jest.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
    expect(kept).toEqual(['a']);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('has one call on its way at a time, the latest state last', async () => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<null>((resolve) => {
      letThrough = () => resolve(null);
    });
    answers = [
      async () => {
        await held;
        return refusal(503, 'unavailable');
      },
    ];
    autosave.note(draft('a'));
    const first = autosave.flush();
    autosave.note(draft('b'));
    const second = autosave.flush();
    letThrough();
    await Promise.all([first, second]);
    expect(kept).toEqual(['b']);
  });

  it('lets nothing come behind what is done next', async () => {
    answers = [() => refusal(503, 'unavailable')];
    autosave.note(draft('a'));
    void autosave.flush();
    await autosave.settle();
    await jest.advanceTimersByTimeAsync(10 * AUTOSAVE_MS);
    expect(kept).toEqual([]);
  });

  it('forgets, and keeps nothing of it afterwards', async () => {
    autosave.note(draft('a'));
    await autosave.flush();
    autosave.note(draft('b'));
    await autosave.drop();
    await jest.advanceTimersByTimeAsync(10 * AUTOSAVE_MS);
    expect(kept).toEqual([]);
  });
});
