import { cleanHtml } from './clean-html';

/** As the service sends it. */
const texts = [
  '<p>Uno <strong>due</strong> <em>tre</em> <u>quattro</u> <s>cinque</s> <code>sei</code><br>sette</p>',
  '<h2 id="s-uno">Uno</h2><h3 id="s-due">Due</h3>',
  '<ul><li>Uno</li></ul><ol start="3"><li>Tre</li></ol><blockquote><p>Detto.</p></blockquote><hr>',
  '<pre><code>riga</code></pre>',
  '<p><a href="/blog/altro#s-uno">qui</a> <a href="mailto:a@posta.example">posta</a> <a href="tel:+390372">tel</a></p>',
  '<p><a href="https://altrove.example/" target="_blank" rel="noopener noreferrer nofollow">altrove</a></p>',
  '<figure><img src="/api/blog/media/0a/640.jpg" srcset="/api/blog/media/0a/320.webp 320w" sizes="100vw" width="1600" height="900" alt="" loading="lazy" decoding="async"><figcaption>Sotto</figcaption></figure>',
  '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">1</td></tr></tbody></table>',
  '<p>Più &amp; meno &lt;b&gt; 3 € «così»</p>',
];

/** What must never come to a page, should the service fail to see it. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//altrove.example">x</a>',
  '<a href="/\\altrove.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://altrove.example"><input name="a"><button>x</button></form>',
  '<style>body{display:none}</style><p style="position:fixed" class="x" data-x="1">x</p>',
  '<base href="https://altrove.example/"><meta http-equiv="refresh" content="0;url=https://a.example">',
  '<template><script>alert(1)</script></template>',
  '<p onclick="alert(1)" id="root" name="body">x</p>',
  '<object data="x"></object><embed src="x"><video onloadstart="alert(1)"></video>',
];

const elementsOf = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('body *')];
};

describe('cleanHtml', () => {
  it.each(texts)('leaves alone what the service lets through: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(attacks)('lets nothing run of %s', (html) => {
    for (const element of elementsOf(cleanHtml(html))) {
      expect(['p', 'a', 'img', 'td']).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'src', 'id', 'alt']).toContain(name);
        expect(value).not.toMatch(/script:|data:|^\/[/\\]/i);
      }
    }
  });
});

describe('cleanHtml in a browser with Trusted Types', () => {
  const trusting = globalThis as { trustedTypes?: unknown };
  afterEach(() => {
    delete trusting.trustedTypes;
    jest.resetModules();
  });

  it('gives markup that the one policy of its name has signed', async () => {
    const names: string[] = [];
    const createPolicy = (
      name: string,
      { createHTML }: { createHTML: (html: string) => string },
    ) => {
      names.push(name);
      return {
        createHTML: (html: string) => ({
          signedBy: name,
          html: createHTML(html),
          toString: () => html,
        }),
        createScriptURL: () => '',
      };
    };
    trusting.trustedTypes = { createPolicy };
    jest.resetModules();
    const { cleanHtml: cleanInBrowser } = await import('./clean-html');
    const cleaned = cleanInBrowser('<p>x<script>alert(1)</script></p>');
    expect(cleaned).toMatchObject({ signedBy: 'zaino-article', html: '<p>x</p>' });
    expect(names).toEqual(['zaino-article']);
  });
});
