import { greetingFor, type Mail, type Sender } from './mail';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

const sender: Sender = {
  brand: 'Zaino',
  supportEmail: 'assistenza@zaino.example',
  publicUrl: 'https://www.zaino.example',
};

describe('a mail', () => {
  it('escapes whatever it is made of', () => {
    const mail: Mail = {
      subject: '</title><script>1</script>',
      preview: '<b>p</b>',
      title: '<b>t</b>',
      greeting: '<b>g</b> & "c"',
      paragraphs: ["<a href='x'>p</a>"],
      sticker: { term: '<b>', value: '"><b>' },
      tables: [{ caption: '<b>c</b>', rows: [{ name: '<b>', detail: '<b>', value: '<b>' }] }],
      action: { words: '<b>', url: 'https://a.example/"><b>' },
      notes: ['<b>n</b>'],
    };
    const html = mailHtml(mail, { ...sender, brand: '<b>Z</b>' });
    expect(html).not.toMatch(/<b>|<script|<a href='x'/);
    expect(html).toContain('&lt;b&gt;g&lt;/b&gt; &amp; &quot;c&quot;');
    expect(html).toContain('href="https://a.example/&quot;&gt;&lt;b&gt;"');
  });

  it('counts up what belongs together, the same in HTML and text', () => {
    const mail: Mail = {
      subject: 'Ordine',
      preview: '',
      title: 'Ordine',
      greeting: 'Ciao,',
      paragraphs: [],
      tables: [
        {
          caption: 'I tuoi libri',
          rows: [
            {
              name: 'Matematica blu 1',
              detail: 'arriva tra il 3 e il 7 settembre',
              value: '24,50 €',
            },
            { name: 'Totale', value: '24,50 €', isStrong: true },
          ],
        },
      ],
      notes: [],
    };
    const html = mailHtml(mail, sender);
    expect(html).toMatch(/<caption[^>]*>I tuoi libri<\/caption>/);
    expect(html).toMatch(/Matematica blu 1.*arriva tra il 3 e il 7 settembre.*24,50 €/);
    expect(html).toMatch(/font:700[^>]*>Totale/);
    expect(mailText(mail, sender)).toContain(
      'I tuoi libri:\n- Matematica blu 1: 24,50 €\n  arriva tra il 3 e il 7 settembre\n- Totale: 24,50 €\n',
    );
  });
});

describe('greeting', () => {
  it.each([
    ['Maria', 'Ciao Maria,'],
    ['Nicolò', 'Ciao Nicolò,'],
    ["D'Angelo", "Ciao D'Angelo,"],
    ['Anna-Maria', 'Ciao Anna-Maria,'],
    ['Łukasz', 'Ciao Łukasz,'],
    ['محمد', 'Ciao محمد,'],
    ['', 'Ciao,'],
    ['<b>Maria</b>', 'Ciao,'],
    ['https://evil.example', 'Ciao,'],
    ['evil.example', 'Ciao,'],
    ['Maria\r\nBcc: altri@example.it', 'Ciao,'],
    ['Hai vinto 1000€', 'Ciao,'],
    ['a'.repeat(41), 'Ciao,'],
  ])('of %j', (name, greeting) => {
    expect(greetingFor(name)).toBe(greeting);
  });
});
