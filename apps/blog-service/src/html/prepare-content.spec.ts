import { prepareContent } from './prepare-content';

const KEPT = 'a'.repeat(32);
const sizes = new Map([[KEPT, { width: 700, height: 350 }]]);
const origin = 'https://zaino.example';
const prepare = (html: string) => prepareContent(html, { sizes, origin });
const contentOf = (html: string) => prepare(html).content;

describe('what is kept of a text', () => {
  it.each([
    ['words outside of a block', 'ciao', '<p>ciao</p>'],
    ['words between blocks', 'a<p>b</p> c', '<p>a</p><p>b</p><p> c</p>'],
    ['the title of a page', '<h1>Titolo</h1>', '<h2 id="s-titolo">Titolo</h2>'],
    ['small headings', '<h4>Titolo</h4>', '<h3 id="s-titolo">Titolo</h3>'],
    ['a heading without words', '<h2> <br></h2>', '<p> <br></p>'],
    ['blocks in a heading', '<h2><p>a</p><p>b</p></h2>', '<h2 id="s-a-b"> a  b </h2>'],
    ['old tags', '<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    ['boxes', '<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['tags that say nothing', '<p><span class=x>a</span><font color=red>b</font></p>', '<p>ab</p>'],
    ['style, class, events', '<p style="x" class="y" onclick="z" id="w">a</p>', '<p>a</p>'],
    ['scripts', '<p>a<script>b</script><style>c</style>d</p>', '<p>ad</p>'],
    ['forms', 'a<form>b<input><button>c</button></form>d', '<p>ad</p>'],
    ['comments', '<p>a<!-- b -->c</p>', '<p>ac</p>'],
    ['an ordered list', '<ol start=3><li>a</ol>', '<ol start="3"><li>a</li></ol>'],
    ['an odd begin of a list', '<ol start="3x"><li>a</ol>', '<ol><li>a</li></ol>'],
    ['an item without a list', '<li>a</li>', '<p>a</p>'],
    ['a caption without a figure', '<figcaption>a</figcaption>', '<p>a</p>'],
    ['empty paragraphs', '<p></p><p>a</p><p></p>', '<p>a</p>'],
    ['an empty line that is wanted', '<p><br></p>', '<p><br></p>'],
    [
      'a table',
      '<table class=x><colgroup><col></colgroup><tr><th scope=col colspan=2>a<tr><td rowspan="1">b<td></table>',
      '<table><tbody><tr><th colspan="2" scope="col">a</th></tr><tr><td>b</td><td></td></tr></tbody></table>',
    ],
    ['code', '<pre>\n\n<code>a\n  b</code></pre>', '<pre><code>a\n  b</code></pre>'],
    ['a quote', '<blockquote><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['letters that mean something', '<p>1 < 2 & 3 > "2"</p>', '<p>1 &lt; 2 &amp; 3 &gt; "2"</p>'],
    ['controls', '<p>a\u0000\u0007&#8;b\u202ec</p>', '<p>abc</p>'],
    ['a link without an address', '<a name=x>a</a>', '<p>a</p>'],
    ['a link into the page', '<a href="#x">a</a>', '<p>a</p>'],
    [
      'a page of ours',
      '<a href="/products?a=1&b=2">a</a>',
      '<p><a href="/products?a=1&amp;b=2">a</a></p>',
    ],
    [
      'a page of ours in full',
      '<a href="https://zaino.example/blog">a</a>',
      '<p><a href="/blog">a</a></p>',
    ],
    [
      'a mailbox',
      '<a href="mailto:a@b.example" target=x>a</a>',
      '<p><a href="mailto:a@b.example">a</a></p>',
    ],
    ['a telephone', '<a href="tel:+39123">a</a>', '<p><a href="tel:+39123">a</a></p>'],
    [
      'a page elsewhere',
      '<a href="HTTP://u:p@Other.example" rel="opener" target="x">a</a>',
      '<p><a href="http://other.example/" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    [
      'an image elsewhere',
      '<img src="https://other.example/a.jpg" width=10 height="20" srcset="x 2x" class=x>',
      '<p><img src="https://other.example/a.jpg" width="10" height="20" alt="" loading="lazy" decoding="async"></p>',
    ],
    [
      'an odd size of an image',
      '<img alt="A &amp; B" src="https://other.example/a.jpg" width="10%" height="20">',
      '<p><img src="https://other.example/a.jpg" alt="A &amp; B" loading="lazy" decoding="async"></p>',
    ],
    [
      'an image in a link',
      '<figure><a href="/search"><img src="https://other.example/a.jpg" alt=""></a><figcaption>c</figcaption></figure>',
      '<figure><a href="/search"><img src="https://other.example/a.jpg" alt="" loading="lazy" decoding="async"></a><figcaption>c</figcaption></figure>',
    ],
    ['an image without TLS', '<p>a<img src="http://other.example/a.jpg"></p>', '<p>a</p>'],
    ['an image of somebody', '<p>a<img src="https://u:p@other.example/a.jpg"></p>', '<p>a</p>'],
    [
      'an image that nobody keeps',
      `<p>a<img src="/api/blog/media/${'b'.repeat(32)}"></p>`,
      '<p>a</p>',
    ],
    ['an image with nothing', '<figure><img></figure>', ''],
  ])('%s', (_what, html, expected) => {
    expect(contentOf(html)).toBe(expected);
  });

  it('an image of ours in all its forms', () => {
    const expected =
      `<figure><img src="/api/blog/media/${KEPT}/640.jpg" srcset="` +
      [160, 320, 480, 640]
        .map((width) => `/api/blog/media/${KEPT}/${width}.webp ${width}w, `)
        .join('') +
      `/api/blog/media/${KEPT}/960.webp 700w" sizes="(min-width: 1200px) 40rem, (min-width: 900px) 70vw, 100vw" ` +
      'width="700" height="350" alt="Zaino" loading="lazy" decoding="async"></figure>';
    for (const path of ['', '/640.webp', '/640.jpg', '/160.avif']) {
      const src = `/api/blog/media/${KEPT}${path}`;
      const html = `<figure><img src="${src}" alt="Zaino" width="1"></figure>`;
      expect(contentOf(html)).toBe(expected);
    }
  });

  it('tells which images it did not know', () => {
    const unknown: string[] = [];
    const onUnknownImage = (id: string) => unknown.push(id);
    const src = `/api/blog/media/${'b'.repeat(32)}/640.jpg`;
    prepareContent(`<p>a<img src="${src}"> ${src}</p>`, { sizes, onUnknownImage });
    expect(new Set(unknown)).toEqual(new Set(['b'.repeat(32)]));
  });
});

describe('the words of a text', () => {
  it('have a line for each block', () => {
    const { plainText } = prepare(
      '<h2>Titolo</h2><p>Uno <b>due</b><br>tre&nbsp; quattro</p><ul><li>a</li><li>b</li></ul>' +
        '<table><tr><td>c</td><td>d</td></tr></table><img src="https://x.example/a.jpg" alt="no">',
    );
    expect(plainText).toBe('Titolo\nUno due\ntre quattro\na\nb\nc d');
  });

  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('%s of them are read in %s minutes', (count, minutes) => {
    expect(prepare(`<p>${'parola '.repeat(count)}</p>`).readingMinutes).toBe(minutes);
  });

  it('give each heading an id of its own', () => {
    const { content, headings } = prepare(
      '<h2>Perché?</h2><h3>Perché</h3><h2>Perché 2</h2><h2>😀</h2><h3>日本</h3><h2>a <b>b</b></h2>',
    );
    expect(headings).toEqual([
      { id: 's-perche', text: 'Perché?', level: 2 },
      { id: 's-perche-2', text: 'Perché', level: 3 },
      { id: 's-perche-2-2', text: 'Perché 2', level: 2 },
      { id: 's-sezione', text: '😀', level: 2 },
      { id: 's-sezione-2', text: '日本', level: 3 },
      { id: 's-a-b', text: 'a b', level: 2 },
    ]);
    for (const { id, level } of headings) expect(content).toContain(`<h${level} id="${id}">`);
  });
});
