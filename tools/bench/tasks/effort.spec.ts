import { attentionSeconds, noEffort } from './effort';

describe('attentionSeconds', () => {
  it.each([
    ['a tap is pointed, pressed and thought of', { taps: 1 }, 2.65],
    ['a swipe is pointed and thought of', { swipes: 2 }, 4.9],
    ['a word is typed without a thought', { keys: 10 }, 2.8],
    ['a card’s number takes longer than a word', { codeKeys: 16 }, 12],
    ['the hand goes to the keys and back', { homings: 2 }, 0.8],
    ['what came is looked at', { checks: 1 }, 1.35],
    ['all of it together', { taps: 2, keys: 5, homings: 1, checks: 1 }, 8.45],
    ['nothing is nothing', {}, 0],
  ])('%s', (_what, effort, seconds) => {
    expect(attentionSeconds({ ...noEffort, ...effort })).toBeCloseTo(seconds, 6);
  });
});
