import { docOf, htmlOf, normalHtml } from './article-html';

const kept = `/api/blog/media/${'a'.repeat(32)}`;

describe('the text of an article in the editor', () => {
  it.each([
    ['nothing', ''],
    ['paragraphs', '<p>Uno</p><p>Due<br>righe</p>'],
    ['headings', '<h2>Titolo</h2><h3>Sottotitolo</h3><p>Testo</p>'],
    ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>'],
    ['lists', '<ul><li>uno</li><li>due<ul><li>dentro</li></ul></li></ul>'],
    ['a list that begins later', '<ol start="3"><li>tre</li><li>quattro</li></ol>'],
    ['an entry with two paragraphs', '<ul><li><p>uno</p><p>due</p></li></ul>'],
    ['quotes', '<blockquote><p>Detto</p></blockquote>'],
    ['code', '<pre><code>a  &lt; b\n  c</code></pre>'],
    ['lines', '<p>a</p><hr><p>b</p>'],
    ['links', '<p><a href="https://a.it/x?a=1&amp;b=2">qui</a> <a href="/search">là</a></p>'],
    ['an image', `<figure><img src="${kept}" alt="Libri" width="800" height="600"></figure>`],
    [
      'a caption',
      '<figure><img src="https://a.it/b.jpg" alt=""><figcaption>Di <em>Ada</em></figcaption></figure>',
    ],
    [
      'a linked image',
      `<figure><a href="https://a.it/"><img src="${kept}" alt="Libri" width="800" height="600"></a></figure>`,
    ],
    [
      'a linked image with a caption',
      '<figure><a href="/search?a=1&amp;b=2"><img src="https://a.it/b.jpg" alt=""></a><figcaption>Di <a href="https://b.it/">Ada</a></figcaption></figure>',
    ],
    [
      'tables',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    [
      'joined cells',
      '<table><tbody><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>',
    ],
  ])('comes out as it went in: %s', (_what, html) => {
    expect(normalHtml(html)).toBe(html);
    expect(normalHtml(normalHtml(html))).toBe(html);
  });

  it.each([
    ['<h1>a</h1><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['<p><b>a</b><i>b</i><del>c</del></p>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['<div>a</div><section>b</section>', '<p>a</p><p>b</p>'],
    ['<h2 id="s-a" class="x" style="color:red">a</h2>', '<h2>a</h2>'],
    ['<p>a</p><p></p><p> </p>', '<p>a</p>'],
    [
      '<p>a <img src="https://a.it/b.png" alt="c"> d</p>',
      '<p>a</p><figure><img src="https://a.it/b.png" alt="c"></figure><p>d</p>',
    ],
    [
      `<figure><img src="${kept}/640.jpg" srcset="${kept}/320.webp 320w" sizes="100vw" alt="a" width="9" height="8" loading="lazy"></figure>`,
      `<figure><img src="${kept}" alt="a" width="9" height="8"></figure>`,
    ],
    [
      '<figure><img src="https://a.it/1.png" alt=""><img src="https://a.it/2.png" alt=""><figcaption>c</figcaption></figure>',
      '<figure><img src="https://a.it/1.png" alt=""></figure><figure><img src="https://a.it/2.png" alt=""></figure><p>c</p>',
    ],
    [
      '<p><a href="https://a.it" target="_blank" rel="nofollow">a <img src="https://a.it/b.png" alt="c"> d</a></p>',
      '<p><a href="https://a.it">a</a></p><figure><a href="https://a.it"><img src="https://a.it/b.png" alt="c"></a></figure><p><a href="https://a.it">d</a></p>',
    ],
    [
      '<p><a href="javascript:alert(1)"><img src="https://a.it/b.png" alt="c"></a></p>',
      '<figure><img src="https://a.it/b.png" alt="c"></figure>',
    ],
    [
      '<a href="https://a.it"><figure><img src="https://a.it/b.png" alt=""><figcaption>c</figcaption></figure></a>',
      '<figure><a href="https://a.it"><img src="https://a.it/b.png" alt=""></a><figcaption><a href="https://a.it">c</a></figcaption></figure>',
    ],
    [
      '<figure><img src="https://a.it/b.png" alt=""> parole</figure>',
      '<figure><img src="https://a.it/b.png" alt=""></figure><p>parole</p>',
    ],
    [
      '<p><a href="https://a.it" target="_blank" rel="nofollow">a</a></p>',
      '<p><a href="https://a.it">a</a></p>',
    ],
  ])('is brought into its own form: %s', (html, expected) => {
    expect(normalHtml(html)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<p><a href="javascript:alert(1)">x</a></p>',
    '<p><a href="data:text/html,x">x</a></p>',
    '<iframe src="https://a.it"></iframe>',
    '<svg onload="alert(1)"><p>x</p></svg>',
    '<img src="data:image/svg+xml,<svg/onload=alert(1)>">',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  ])('has nothing that runs: %s', (html) => {
    expect(normalHtml(html)).not.toMatch(/script|alert|on[a-z]+=|data:|iframe|svg|style/i);
  });

  it('is empty where nothing was written', () => {
    expect(htmlOf(docOf('<p></p>'))).toBe('');
  });
});
