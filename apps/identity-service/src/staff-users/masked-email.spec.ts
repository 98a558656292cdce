import { maskedEmail } from './masked-email';

describe('a masked address', () => {
  it.each([
    ['maria.rossi@posta.example', 'm•••@p•••.example'],
    ['a@b.it', 'a•••@b•••.it'],
    ['info@scuola.edu.it', 'i•••@s•••.it'],
    ['𝒶lfa@posta.it', '𝒶•••@p•••.it'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
