/** What tools/jest/plain-styles.mjs answers in tests of pages, against jsdom's own answer: a frame's window has that. */
const html = `
  <main style="visibility: hidden"><p>a</p><p style="visibility: visible">b <b>c</b></p></main>
  <section style="pointer-events: none"><button>d</button><button style="pointer-events: auto">e</button></section>
  <div style="display: none"><span>f</span></div><div style="display: flex"><span>g</span></div>
  <div style="visibility: unset; display: unset">h</div><div style="visibility: collapse"><i>i</i></div>
  <div style="visibility: inherit; pointer-events: inherit"><i>j</i></div>
  <div style="display: block !important" hidden>k</div><p style="">l</p>
  <div hidden><span hidden>m</span></div><input hidden><div hidden="until-found">n</div>
  <input><input type="hidden"><input type="HIDDEN"><input type="checkbox"><textarea></textarea><select><option>o</option></select>
  <details><summary>p</summary><p>q</p></details><details open><summary>r</summary><p>s</p></details>
  <dialog>t</dialog><dialog open>u</dialog><dialog open hidden>v</dialog><dialog style="display: block">w</dialog>
  <table><caption>x</caption><colgroup><col></colgroup><thead><tr><th>1</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>
  <ul><li>y</li></ul><ol><li>z</li></ol><dl><dt>1</dt><dd>2</dd></dl><hr><br><img alt=""><output>3</output>
  <ruby>a<rp>(</rp><rt>b</rt></ruby><rt>alone</rt><rp>alone</rp>
  <script type="text/plain"></script><template><p>5</p></template><noscript>6</noscript><datalist><option>7</option></datalist>
  <svg><title>8</title><g style="visibility: hidden"><path d=""></path></g></svg>
  <my-element>10</my-element><form><fieldset><legend>11</legend><label>12</label></fieldset></form><a href="/">13</a>`;

const asked = ['display', 'visibility', 'pointer-events'] as const;

function ofJsdom(): typeof getComputedStyle {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('A frame has no window');
  return (contentWindow as Window & typeof globalThis).getComputedStyle;
}

function valuesOf(style: CSSStyleDeclaration) {
  const { display, visibility, pointerEvents } = style;
  return [...asked.map((name) => style.getPropertyValue(name)), display, visibility, pointerEvents];
}

function expectSameAnswers() {
  const own = ofJsdom();
  const elements = [...document.querySelectorAll('*')];
  const described = elements.map((element) => element.outerHTML.slice(0, 80));
  const answers = (read: typeof getComputedStyle) =>
    elements.map((element, index) => [described[index], ...valuesOf(read(element))]);
  expect(getComputedStyle).not.toBe(own);
  expect(answers(getComputedStyle)).toEqual(answers(own));
}

describe('computed styles in tests', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Zaino</title><meta name="a"><link rel="icon">';
    document.body.innerHTML = html;
  });

  it('are those that jsdom finds', () => {
    expect(document.styleSheets).toHaveLength(0);
    expectSameAnswers();
  });

  it('follow what changes', () => {
    for (const element of document.body.querySelectorAll('*')) element.toggleAttribute('hidden');
    for (const part of document.querySelectorAll('dialog, details')) part.toggleAttribute('open');
    for (const part of document.querySelectorAll<HTMLElement>('section, main, ul')) {
      part.style.visibility = part.style.visibility === 'hidden' ? '' : 'hidden';
      part.style.pointerEvents = 'none';
    }
    expectSameAnswers();
  });

  it('follow a style sheet of the document', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<style>li, p { display: none } ul { visibility: hidden } b { pointer-events: none }</style>',
    );
    expect(document.styleSheets).toHaveLength(1);
    expect(getComputedStyle(document.querySelector('li') as Element).display).toBe('none');
    expectSameAnswers();
  });

  it('have all other properties', () => {
    const main = document.querySelector('main') as HTMLElement;
    main.style.color = 'rgb(1, 2, 3)';
    const style = getComputedStyle(main);
    expect(style.color).toBe('rgb(1, 2, 3)');
    expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)');
    expect([style.length, style.item(0), style.cssText]).toEqual(
      ((own) => [own.length, own.item(0), own.cssText])(ofJsdom()(main)),
    );
  });

  it('are of an element and of nothing else', () => {
    expect(() => getComputedStyle(document as unknown as Element)).toThrow(TypeError);
    expect(() => getComputedStyle(null as unknown as Element)).toThrow(TypeError);
  });

  it('of an element of another document, and of one in none', () => {
    const own = ofJsdom();
    const other = new DOMParser().parseFromString('<p hidden>a</p><p>b</p>', 'text/html');
    const loose = document.createElement('li');
    const all = [...other.querySelectorAll('p'), loose];
    const values = (read: typeof getComputedStyle) => all.map((element) => valuesOf(read(element)));
    expect(values(getComputedStyle)).toEqual(values(own));
  });
});
