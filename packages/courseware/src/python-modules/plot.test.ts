import { describe, expect, it } from 'vitest';
import { evaluate, run } from './run-python.ts';

describe('plot', () => {
  it('keeps what was asked for', () => {
    const setup = 'c = plot.scatter([1, 2], [3, 4], groups=["a", "b"], title="T", x="left", y="up")';
    expect(evaluate('(c.kind, c.title, c.xs, c.ys, c.x, c.y, c.groups)', setup)).toBe(
      "('scatter', 'T', [1, 2], [3, 4], 'left', 'up', ['a', 'b'])",
    );
  });

  it('counts per equal interval, the largest value in the last one', () => {
    const setup = 'c = plot.hist([0, 1, 2, 3, 4, 10], bins=2)';
    expect(evaluate('(c.xs, c.ys, c.y)', setup)).toBe("([0.0, 5.0], [5, 1], 'count')");
    expect(evaluate('plot.hist([7]).ys')).toBe('[1, 0, 0, 0, 0, 0]');
  });

  it('draws an accessible figure in the colour of the text', () => {
    const svg = evaluate('plot.bar(["a & b", "<c>"], [3, 5], title="Sales").svg()');
    expect(svg).toContain('viewBox="0 0 320 200" role="img" font-size="12" fill="currentColor"');
    expect(svg).toContain('<title>Sales</title><desc>A bar chart of 2 value(s), lowest 3 at a &amp; b');
    expect(svg).toContain('&lt;c&gt;');
  });

  it.each([
    ['positive', '[2, 8]', ['164.0', '164.0']],
    ['mixed', '[-5, 5]', ['104.0', '104.0']],
    ['negative', '[-2, -8]', ['44.0', '44.0']],
  ])('starts bars of %s values at zero', (_, values, ends) => {
    const svg = evaluate(`plot.bar(["a", "b"], ${values}).svg()`);
    expect(Array.from(svg.matchAll(/h\d+\.\dV([\d.]+)h-/g), ([, end]) => end)).toEqual(ends);
  });

  it('distinguishes groups by shape', () => {
    const svg = evaluate('plot.scatter([1, 2, 3], [1, 2, 3], groups=["x", "y", "x"]).svg()');
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg.match(/l6 6m0-6l-6 6/g)).toHaveLength(2);
  });

  it('draws the same in characters', () => {
    expect(evaluate('plot.bar(["Jan", "February"], [10, 20], title="Rain").text()')).toBe(
      "'Rain\\nJan      | ############ 10\\nFebruary | ######################## 20'",
    );
    const lines = evaluate('plot.scatter([0, 1], [0, 1], groups=["a", "b"], x="metres").text()').split('\\n');
    expect(lines[1]).toBe(`|${' '.repeat(31)}x`);
    expect(lines.slice(-3)).toEqual(['0 to 1 metres', 'o = a', "x = b'"]);
  });

  it.each(['plot.bar(["a"], [0])', 'plot.line([1e9, 1e9], [5, 5])', 'plot.scatter([1], [2])'])(
    'draws %s, which has no extent',
    (chart) => {
      expect(evaluate(`(len(${chart}.svg()) > 100, len(${chart}.text()) > 5)`)).toBe('(True, True)');
    },
  );

  it('gives a shown chart to the page', () => {
    const { charts, output } = run('import plot\nplot.line([1, 2], [3, 4], title="T").show()\n');
    expect(charts).toHaveLength(1);
    expect(charts[0]?.svg).toMatch(/^<svg .*<\/svg>$/);
    expect(charts[0]?.text).toMatch(/^T\n4\n/);
    expect(output).toBe('');
  });

  it('prints the text where there is no page', () => {
    const { output } = run('import plot\nplot.sink = None\nplot.bar(["a"], [1]).show()\n');
    expect(output).toBe(`a | ${'#'.repeat(24)} 1\n`);
  });

  it.each([
    ['plot.bar([], [])', 'ValueError: need at least 1 value(s).'],
    ['plot.hist([])', 'ValueError: need at least 1 value(s) and 1 bin.'],
    ['plot.line([1], [1, 2])', 'ValueError: the lists differ in length.'],
    ['plot.scatter([1], [1], groups=["a", "b"])', 'ValueError: the lists differ in length.'],
    ['plot.line(5, [1])', 'TypeError: need a list of numbers, but got 5.'],
    ['plot.bar(["a"], ["3"])', "TypeError: value 1 is not a number: '3'."],
    ['plot.bar(["a", "b"], [3, None])', 'TypeError: value 2 is not a number: None.'],
    ['plot.scatter(range(5), range(5), groups=range(5))', 'ValueError: at most 4 groups are possible.'],
  ])('refuses %s with a sentence', (expression, sentence) => {
    expect(evaluate(expression)).toBe(sentence);
  });
});
