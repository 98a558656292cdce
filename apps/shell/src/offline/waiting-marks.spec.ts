import { accountEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { closeSession, openSession } from '@zaino/web/session';
import { sendWaitingMarks } from './send-waiting-marks';
import { addWaiting, dropWaiting, waitingMarks } from './waiting-marks';

const child = '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a001';
const mark = (isbn: string, isOwned: boolean | null = true) => ({ childId: child, isbn, isOwned });

describe('what was said without a network', () => {
  const sent: unknown[] = [];
  let reply: () => Response | { books: [] };

  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    reply = () => ({ books: [] });
    openSession(makeFakeSession('anna'));
    fakeNetwork(
      answer(accountEndpoints.markBooks, ({ body }) => {
        sent.push(...body.books);
        return reply();
      }),
    );
  });
  afterEach(() => {
    closeSession();
    jest.restoreAllMocks();
  });

  it('is sent in its order, once, and the last word of a book alone', async () => {
    for (const one of [mark('1'), mark('2'), mark('1', false)]) addWaiting(one);
    expect(waitingMarks()).toEqual([mark('2'), mark('1', false)]);
    await Promise.all([sendWaitingMarks(), sendWaitingMarks()]);
    await sendWaitingMarks();
    expect(sent).toEqual([
      { isbn: '2', isOwned: true },
      { isbn: '1', isOwned: false },
    ]);
    expect(waitingMarks()).toEqual([]);
    expect(localStorage.getItem('zaino.marks-waiting')).toBeNull();
  });

  it.each([
    ['the service is away', 503, 'unavailable'],
    ['there were too many calls', 429, 'limited'],
  ])('waits on where %s', async (_why, status, code) => {
    addWaiting(mark('1'));
    reply = () => refusal(status, code);
    await sendWaitingMarks();
    expect(waitingMarks()).toEqual([mark('1')]);
  });

  it('is given up where the child is gone, and the next goes on', async () => {
    for (const one of [mark('1'), mark('2')]) addWaiting(one);
    const replies = [refusal(404, 'not-found')];
    reply = () => replies.pop() ?? { books: [] };
    await sendWaitingMarks();
    expect(sent).toHaveLength(2);
    expect(waitingMarks()).toEqual([]);
  });

  it('is nobody else’s to send, and waits on while they use the same device', async () => {
    addWaiting(mark('1'));
    openSession(makeFakeSession('bea'));
    expect(waitingMarks()).toEqual([]);
    await sendWaitingMarks();
    expect(sent).toEqual([]);
    addWaiting(mark('2'));
    openSession(makeFakeSession('anna'));
    expect(waitingMarks()).toEqual([mark('1')]);
    await sendWaitingMarks();
    expect(sent).toEqual([{ isbn: '1', isOwned: true }]);
    openSession(makeFakeSession('bea'));
    expect(waitingMarks()).toEqual([mark('2')]);
  });

  it('goes with whoever signs out, and nobody else’s does', () => {
    addWaiting(mark('1'));
    openSession(makeFakeSession('bea'));
    addWaiting(mark('2'));
    dropWaiting('bea');
    expect(waitingMarks()).toEqual([]);
    openSession(makeFakeSession('anna'));
    expect(waitingMarks()).toEqual([mark('1')]);
    dropWaiting('anna');
    expect(localStorage.getItem('zaino.marks-waiting')).toBeNull();
  });

  it('is found where one account alone was kept', () => {
    const marks = [mark('1')];
    localStorage.setItem('zaino.marks-waiting', JSON.stringify({ uid: 'anna', marks }));
    expect(waitingMarks()).toEqual(marks);
    addWaiting(mark('2'));
    expect(waitingMarks()).toEqual([mark('1'), mark('2')]);
  });

  it('is kept by no browser that keeps nothing, and of nobody', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(addWaiting(mark('1'))).toBe(false);
    closeSession();
    expect(addWaiting(mark('1'))).toBe(false);
  });
});
