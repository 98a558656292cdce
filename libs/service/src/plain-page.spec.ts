import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainFormHeaders, plainPage, plainPageHeaders } from './plain-page';

const page = plainPage({
  title: 'Troppe richieste',
  words: ['Aspetta un secondo.'],
  ways: [
    { text: 'Riprova', href: '' },
    { text: 'Torna alla home', href: '/' },
  ],
});
const [, style = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];

describe('a plain page', () => {
  it('says what there is to say, with ways on', () => {
    expect(page).toContain('<h1>Troppe richieste</h1><p>Aspetta un secondo.</p>');
    expect(page).toMatch(/<a href="">Riprova<\/a><a href="\/">Torna alla home<\/a>/);
  });

  it('asks for a press by a plain form, which its policy lets through', () => {
    const asked = plainPage({ title: 'Basta?', words: [], ways: [], press: 'Basta' });
    expect(asked).toContain('<form method="post"><button>Basta</button></form>');
    expect(plainFormHeaders['content-security-policy']).toContain("form-action 'self'");
    expect(plainPageHeaders['content-security-policy']).toContain("form-action 'none'");
    expect(page).not.toContain('<form');
  });

  it('needs nothing that its policy does not let through', () => {
    const hash = createHash('sha256').update(style).digest('base64');
    expect(plainPageHeaders['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    expect(page).not.toMatch(/<script|<link|style=|url\(/);
  });

  it('has the shop’s colours, light and dark', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../ui/src/tokens.css'), 'utf8');
    const colours = style.match(/#[\da-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });
});
