import { currentNotice } from './current-notice';

const notice = { text: 'Venerdì chiudiamo alle 17.', from: '2026-09-10', until: '2026-09-12' };

describe('the notice of a bookshop', () => {
  it.each([
    ['2026-09-09', ''],
    ['2026-09-10', notice.text],
    ['2026-09-12', notice.text],
    ['2026-09-13', ''],
  ])('is told on %s: %j', (day, words) => expect(currentNotice(notice, day)).toBe(words));

  it('is none where there is none', () => expect(currentNotice(null, '2026-09-10')).toBe(''));
});
