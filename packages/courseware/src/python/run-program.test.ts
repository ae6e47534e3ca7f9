import { describe, expect, it } from 'vitest';
import { readMicroPython } from '../sandbox/read-engine.ts';
import { loadInterpreter } from './load-interpreter.ts';
import { isSolved, type ProgramReport, type ProgramRequest } from './program-report.ts';
import { runProgram } from './run-program.ts';

const interpreter = await loadInterpreter(await readMicroPython());

function run(code: string, rest: Partial<ProgramRequest> = {}): ProgramReport {
  const request = { modules: {}, tests: [], hidden: [], mistakes: [], ...rest, code };
  return runProgram(interpreter, request);
}

/** The outcome of one visible test after a program. */
function runTest(code: string, test: string) {
  return run(code, { tests: [{ name: 'T', code: test }] }).tests[0];
}

describe('a program', () => {
  it('is reported with what it printed', () => {
    expect(run('print("Sawubona", 1 + 1)\nprint("Môre")')).toEqual({
      output: 'Sawubona 2\nMôre\n',
      error: null,
      tests: [],
      mistake: null,
      charts: [],
    });
  });

  it('sends its output line by line while it runs', () => {
    const lines: string[] = [];
    const request = {
      code: 'print("a")\nprint("b", end="")',
      modules: {},
      tests: [],
      hidden: [],
      mistakes: [],
    };
    runProgram(interpreter, request, (text) => lines.push(text));
    expect(lines).toEqual(['a\n', 'b']);
  });

  it('starts clean: nothing of the last program is left', () => {
    run('total = 5\nimport random as chance');
    expect(run('print(total)').error?.message).toContain("NameError: name 'total' isn't defined");
    expect(run('chance.random()').error?.message).toContain("name 'chance' isn't defined");
  });

  it('may end itself', () => {
    expect(run('print(1)\nraise SystemExit\nprint(2)')).toMatchObject({ output: '1\n', error: null });
  });

  it.each([19_999, 20_000])('keeps %i characters of output', (count) => {
    expect(run(`print("x" * ${count}, end="")`).output).toHaveLength(count);
  });

  it('cuts longer output with a sentence', () => {
    const { output } = run('for i in range(5000):\n    print("12345678")');
    expect(output.slice(0, 20_000)).toBe('12345678\n'.repeat(2223).slice(0, 20_000));
    expect(output.slice(20_000)).toBe(
      '\n(Your program printed more than 20000 characters. The rest is not shown.)\n',
    );
  });

  it('gets modules afresh, whatever the last program did to them', () => {
    const modules = { shop: 'price = 5\nitems = []\n' };
    run('import shop\nshop.price = 9\nshop.items.append(1)', { modules });
    expect(run('import shop\nprint(shop.price, shop.items)', { modules }).output).toBe('5 []\n');
    expect(run('import shop').error?.message).toContain("no module named 'shop'");
  });

  it.each(['math', 'random', 'json', 're', 'collections', 'itertools', 'functools', 'datetime', 'time'])(
    'may import %s',
    (name) => {
      expect(run(`import ${name}`).error).toBeNull();
    },
  );

  it.each(['js', 'jsffi', 'sys', 'usys', 'builtins', '__main__', 'os', 'gc', 'asyncio', 'collections.x'])(
    'may not import %s',
    (name) => {
      expect(run(`import ${name}`).error?.message).toContain('ImportError');
      expect(run(`exec("import ${name}")`).error?.message).toContain('ImportError');
      expect(run(`__import__("${name}")`).error?.message).toContain('ImportError');
    },
  );

  it('finds no way to the harness through what it can reach', () => {
    const { output } = run('print("dump" in __import__.__globals__, "js" in globals(), input.__globals__)');
    expect(output).not.toMatch(/True|run_program|state/);
  });

  it('cannot smuggle a name past the guard', () => {
    const code =
      'class Name(str):\n    def split(self, *_):\n        return ["math"]\n\n__import__(Name("js"))';
    expect(run(code).error?.message).toContain("ImportError: no module named 'js'");
  });

  it('gets standard modules afresh, too', () => {
    run('import collections\ncollections.defaultdict = 5');
    expect(run('from collections import defaultdict\nprint(defaultdict(int)["a"])').output).toBe('0\n');
  });

  it('cannot make the harness lie through the namespace that it was made in', () => {
    const names = [
      'exec',
      'compile',
      'eval',
      'bool',
      'str',
      'type',
      'list',
      'len',
      'BaseException',
      'Exception',
    ];
    const code = names.map((name) => `__import__.__globals__["${name}"] = lambda *_: None\n`).join('');
    expect(runTest(code, 'assert False, "no"')).toMatchObject({ isPassed: false, message: 'no' });
    expect(run('print(pirce)').error?.line).toBe(1);
    expect(run('print(len([1]))').output).toBe('1\n');
  });

  it('gets an error for keyboard input', () => {
    expect(run('name = input("Name? ")').error).toEqual({
      message: 'RuntimeError: input() has no keyboard here; give the value to a variable instead.',
      line: 1,
    });
  });
});

describe('an error', () => {
  it.each([
    ['x = 1\nprint(pirce)', "NameError: name 'pirce' isn't defined. Python does not know this name", 2],
    ['x = 1\n\nif x\n    y', 'SyntaxError: invalid syntax. Python cannot read this line', 3],
    ['x = 1\n  y = 2', 'IndentationError: unexpected indent. The spaces', 2],
    ['def f(a):\n    return a / 0\n\nf(1)', 'ZeroDivisionError: divide by zero.', 2],
    ['[1][5]', 'IndexError: list index out of range.', 1],
    ['"a" + 1', 'TypeError: ', 1],
    [
      'def f():\n    f()\n\nf()',
      'RuntimeError: maximum recursion depth exceeded. A function keeps calling itself',
      2,
    ],
    ['assert 1 == 2, "No."', 'AssertionError: No.', 1],
    ['raise ValueError', 'ValueError.', 1],
  ])('in %j is one line for a beginner', (code, beginning, line) => {
    const { error } = run(code);
    expect(error?.message.startsWith(beginning), error?.message).toBe(true);
    expect(error?.message).not.toContain('\n');
    expect(error?.line).toBe(line);
  });

  it('inside a module is placed at the line of the learner that led there, in the words of the module', () => {
    const modules = { shop: 'def sell(n):\n    raise TypeError("sell takes a number")\n' };
    expect(run('import shop\n\nshop.sell("x")', { modules }).error).toEqual({
      message: 'TypeError: sell takes a number.',
      line: 3,
    });
  });

  it('that cannot say its own name is still reported', () => {
    const code = 'class E(Exception):\n    def __str__(self):\n        raise ValueError("x")\n\nraise E()';
    expect(run(code).error).toEqual({ message: 'E.', line: 5 });
  });

  it('fails every test, and keeps what was printed before', () => {
    const { output, tests } = run('print(1)\nx', { tests: [{ name: 'T', code: 'pass' }] });
    expect(output).toBe('1\n');
    expect(tests).toEqual([
      {
        name: 'T',
        isHidden: false,
        isPassed: false,
        message: 'Your program stopped with an error before this test.',
      },
    ]);
  });
});

describe('a test', () => {
  it('sees what the program defined and printed', () => {
    const test = 'assert double(4) == 8\nassert printed == "6\\n"';
    const code = 'def double(n):\n    return 2 * n\n\nprint(double(3))';
    expect(runTest(code, test)).toEqual({ name: 'T', isHidden: false, isPassed: true, message: null });
  });

  it('shows the message of a failed check', () => {
    expect(runTest('x = 1', 'assert x == 2, f"Expected 2, but got {x}."')?.message).toBe(
      'Expected 2, but got 1.',
    );
    expect(runTest('x = 1', 'assert x == 2')?.message).toBe('This test does not pass yet.');
  });

  it('explains any other error', () => {
    expect(runTest('x = 1', 'double(4)')?.message).toBe(
      "An error stopped this test. NameError: name 'double' isn't defined. Python does not know this name: check its spelling, or give it a value first.",
    );
  });

  it.each([
    'list = 3',
    'print = 5',
    'sum = 0',
    'len = str = None',
    'isinstance = Exception = exec = eval = 1',
  ])('is not broken by a program that says %s', (code) => {
    const test = 'assert sum(list(range(len("abc")))) == 3 and isinstance(str(1), str)\nprint(1)';
    expect(runTest(`${code}\nx = 1`, test)?.isPassed).toBe(true);
    expect(run('print(len(list("ab")))').output).toBe('2\n');
  });

  it('does not disturb the next one', () => {
    const tests = [
      { name: 'A', code: 'x = 9\ngot = 1' },
      { name: 'B', code: 'assert x == 1' },
      { name: 'C', code: 'got' },
    ];
    expect(run('x = 1', { tests }).tests.map((test) => test.isPassed)).toEqual([true, true, false]);
  });

  it('prints nothing into the output and draws nothing', () => {
    const modules = { plot: 'sink = None\ndef show():\n    sink("<svg/>", "text")\n' };
    const tests = [{ name: 'A', code: 'f()' }];
    const { output, charts } = run('import plot\ndef f():\n    print(1)\n    plot.show()', {
      modules,
      tests,
    });
    expect([output, charts]).toEqual(['', []]);
  });

  it('may be hidden, and counts all the same', () => {
    const hidden = [{ name: 'H', code: 'assert False, "no"' }];
    const report = run('x = 1', { hidden });
    expect(report.tests).toEqual([{ name: 'H', isHidden: true, isPassed: false, message: 'no' }]);
    expect(isSolved(report)).toBe(false);
    expect(isSolved(run('x = 1', { hidden: [{ name: 'H', code: 'x' }] }))).toBe(true);
  });

  it('that ends the program has not passed', () => {
    expect(runTest('def f():\n    raise SystemExit', 'f()\nassert False')?.isPassed).toBe(false);
  });
});

describe('a mistake', () => {
  const failing = [{ name: 'T', code: 'assert double(4) == 8' }];
  const mistakes = [
    { when: 'double(4) / 0', say: 'breaks' },
    { when: 'double(4) == 16', say: 'You multiplied by itself.' },
    { when: 'double(4) > 9', say: 'Too much.' },
  ];

  it('is the first whose condition holds; one that breaks does not hold', () => {
    const { mistake } = run('def double(n):\n    return n * n', { tests: failing, mistakes });
    expect(mistake).toBe('You multiplied by itself.');
  });

  it('is none when no condition holds, or when every test passes', () => {
    expect(run('def double(n):\n    return 1', { tests: failing, mistakes }).mistake).toBeNull();
    const right = 'def double(n):\n    return 2 * n';
    expect(run(right, { tests: failing, mistakes: [{ when: 'True', say: 'x' }] }).mistake).toBeNull();
  });

  it('is also looked for in a program that stopped', () => {
    const code = 'def double(n):\n    return n * n\n\ndouble("a")';
    expect(run(code, { tests: failing, mistakes }).mistake).toBe('You multiplied by itself.');
  });

  it('may look at the output', () => {
    const looks = [{ when: 'printed == ""', say: 'You print nothing.' }];
    expect(run('x = 1', { tests: failing, mistakes: looks }).mistake).toBe('You print nothing.');
  });
});
