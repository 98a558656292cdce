import { cleanPasted } from './paste';

describe('what is pasted', () => {
  it('keeps what an article has', () => {
    expect(
      cleanPasted('<h2 class="x">a</h2><p onclick="x()">b <a href="https://a.it">c</a></p>'),
    ).toBe('<h2>a</h2><p>b <a href="https://a.it">c</a></p>');
  });

  it('reads what a word processor says by styles', () => {
    const html =
      '<b style="font-weight:normal"><p><span style="font-weight:700">a</span><span style="font-style: italic">b</span><span style="font-weight:400">c</span></p></b>';
    expect(cleanPasted(html)).toBe(
      '<p><span><strong>a</strong></span><span><em>b</em></span><span>c</span></p>',
    );
  });

  it('drops the styles, comments and settings of an office document', () => {
    const html =
      '<html><head><style>p { color: red }</style><title>T</title></head><body><!--[if gte mso 9]><xml>x</xml><![endif]--><p class="MsoNormal" style="margin:0">a</p></body></html>';
    expect(cleanPasted(html)).toBe('<p>a</p>');
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<p data-style="x" style="x:y" onmouseover="alert(1)">a</p>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('has nothing that runs: %s', (html) => {
    expect(cleanPasted(html)).not.toMatch(/onerror|alert|javascript|style/);
  });

  it('finds nothing in a page of frames', () => {
    expect(cleanPasted('<frameset onload="x()"><frame src="https://a.it"></frameset>')).toBe('');
  });

  it('keeps what the editor says of its own copies', () => {
    expect(cleanPasted('<p data-pm-slice="1 1 []">a</p>')).toBe('<p data-pm-slice="1 1 []">a</p>');
  });
});
