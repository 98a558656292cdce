import { book, child, product } from '@zaino/rules/cart-samples';
import { act, renderHook } from '@testing-library/react';
import { addChild, addLines, clear, getCart } from './cart';
import { addPressed } from './cart-press';
import { type AddedPress, useCartPress } from './use-cart-press';

const ada = { id: 'ada', nickname: 'Ada' };
const bruno = { id: 'bruno', nickname: 'Bruno' };
const pieces = () => getCart().itemCount;

/** Presses are told apart by time: each test begins long after the one before. */
let now = 0;

beforeEach(() => {
  localStorage.clear();
  clear();
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

function openPress() {
  const told: AddedPress[] = [];
  const { result } = renderHook(() => useCartPress((added) => told.push(added)));
  return {
    told,
    press: (...input: Parameters<typeof result.current.press>) =>
      act(() => result.current.press(...input)),
    later: (...input: Parameters<typeof result.current.press>) => {
      now += 1_000;
      act(() => result.current.press(...input));
    },
    pressAll: (...input: Parameters<typeof result.current.pressAll>) =>
      act(() => result.current.pressAll(...input)),
    answer: (choice: 'missing' | 'copy' | 'nothing') => act(() => result.current.answer(choice)),
    question: () => result.current.question,
  };
}

describe('a press that adds', () => {
  it('adds at once what is not in the cart yet, and takes it back', () => {
    const { press, told, question } = openPress();
    press([book('1'), book('2')]);
    expect(pieces()).toBe(2);
    expect(question()).toBeNull();
    act(() => told[0]?.undo());
    expect(pieces()).toBe(0);
  });

  it('adds once where it is pressed twice', () => {
    const { press, later, told, question } = openPress();
    press([book('1')]);
    now += 200;
    press([book('1')]);
    expect(pieces()).toBe(1);
    expect(question()).toBeNull();
    expect(told).toHaveLength(1);
    later([book('1')]);
    expect(question()).toEqual({ present: 1, missing: 0, all: 1 });
  });

  it('is another one for another book or another child', () => {
    addChild(child('ada'));
    addChild(child('bruno'));
    const { press } = openPress();
    press([book('1')], ada);
    press([book('1')], bruno);
    press([book('2')], bruno);
    expect(pieces()).toBe(3);
  });

  it('asks one question for all of it, and adds nothing before the answer', () => {
    addLines([book('1'), book('2')]);
    const { press, question } = openPress();
    press([book('1'), book('2'), book('3')]);
    expect(question()).toEqual({ present: 2, missing: 1, all: 3 });
    expect(pieces()).toBe(2);
  });

  it.each([
    ['missing', 3],
    ['copy', 5],
    ['nothing', 2],
  ] as const)('answered by %s leaves %d pieces', (choice, left) => {
    addLines([book('1'), book('2')]);
    const { press, answer, question, told } = openPress();
    press([book('1'), book('2'), book('3')]);
    answer(choice);
    expect(pieces()).toBe(left);
    expect(question()).toBeNull();
    expect(told).toHaveLength(choice === 'nothing' ? 0 : 1);
  });
});

describe('a press with supplies in it', () => {
  it('asks of its books alone, and adds the supplies with any answer', () => {
    addLines([book('1'), product('a')]);
    const { press, answer, question } = openPress();
    press([book('1'), book('2'), product('a')]);
    expect(question()).toEqual({ present: 1, missing: 1, all: 2 });
    answer('missing');
    expect(getCart().items.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
  });

  it('asks nothing where only they are there', () => {
    addLines([product('a')]);
    const { press, question } = openPress();
    press([product('a')]);
    expect(question()).toBeNull();
    expect(pieces()).toBe(2);
  });
});

describe('a plain button', () => {
  it('adds once where it is pressed twice, and again later', () => {
    expect(addPressed([book('1')])).not.toBeNull();
    expect(addPressed([book('1')])).toBeNull();
    expect(pieces()).toBe(1);
    now += 500;
    expect(addPressed([book('1')])).not.toBeNull();
    expect(pieces()).toBe(2);
    // Taken out and put in again by somebody quick.
    clear();
    expect(addPressed([book('1')])).not.toBeNull();
    expect(pieces()).toBe(1);
  });
});

describe('a press for several', () => {
  const lines = [book('1'), book('2')];

  it('adds for each, once, and takes all of it back', () => {
    const whom = [ada, bruno].map((one) => ({ ...one, id: addChild({ ...child('x'), ...one }) }));
    const { pressAll, told, question } = openPress();
    pressAll(whom.map((one) => ({ lines, whom: one })));
    pressAll(whom.map((one) => ({ lines, whom: one })));
    expect(question()).toBeNull();
    expect(getCart().items.map(({ children }) => children)).toEqual(
      lines.map(() => whom.map(({ id }) => ({ childId: id, quantity: 1 }))),
    );
    act(() => told[0]?.undo());
    expect(pieces()).toBe(0);
  });

  it('asks one question about what each has already', () => {
    const [first, second] = [ada, bruno].map((one) => addChild({ ...child('x'), ...one }));
    addLines([book('1')], first);
    const { pressAll, question, answer } = openPress();
    pressAll([
      { lines, whom: { ...ada, id: first ?? '' } },
      { lines, whom: { ...bruno, id: second ?? '' } },
    ]);
    expect(question()).toEqual({ present: 1, missing: 3, all: 4 });
    expect(pieces()).toBe(1);
    answer('missing');
    expect(pieces()).toBe(4);
  });
});
