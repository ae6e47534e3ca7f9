/** The variables of a formula. */
export type Numbers = Readonly<Record<string, number>>;

type Evaluate = (numbers: Numbers) => number;

// 39.425 times 100 is a little less than 3942.5.
const ROUND_DUST = 6;

/** The functions of formulas; `round(x, 2)` keeps two decimals. */
const FUNCTIONS: Readonly<Record<string, (...given: number[]) => number>> = {
  round: (value = Number.NaN, digits = 0) =>
    Math.round(Number((value * 10 ** digits).toFixed(ROUND_DUST))) / 10 ** digits,
  floor: (value = Number.NaN) => Math.floor(value),
  min: (...given) => Math.min(...given),
  max: (...given) => Math.max(...given),
};

// Decimals are stored inexactly: 0.1 + 0.2 is a little more than 0.3.
const NEAR = 1e-9;
const isNear = (one: number, other: number) => Math.abs(one - other) <= NEAR * Math.max(1, Math.abs(other));
const truth = (isTrue: boolean) => (isTrue ? 1 : 0);

type Operation = (one: number, other: number) => number;
/** By precedence, lowest first. */
const OPERATIONS: readonly Readonly<Record<string, Operation>>[] = [
  {
    '==': (one, other) => truth(isNear(one, other)),
    '!=': (one, other) => truth(!isNear(one, other)),
    '<=': (one, other) => truth(one < other || isNear(one, other)),
    '>=': (one, other) => truth(one > other || isNear(one, other)),
    '<': (one, other) => truth(one < other && !isNear(one, other)),
    '>': (one, other) => truth(one > other && !isNear(one, other)),
  },
  { '+': (one, other) => one + other, '-': (one, other) => one - other },
  {
    '*': (one, other) => one * other,
    '/': (one, other) => one / other,
    '%': (one, other) => one - other * Math.floor(one / other),
  },
];

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][a-z0-9]*|[=!<>]=|[-+*/%<>(),])/giy;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.[1];
    if (found === undefined) throw new SyntaxError(`"${text.slice(from).trim()}" is no part of a formula.`);
    tokens.push(found);
  }
  return tokens;
}

/**
 * An arithmetic expression as its author writes it: numbers, names, + - * / %, brackets, comparisons and the functions
 * above.
 */
export function parseFormula(text: string): { readonly names: readonly string[]; readonly of: Evaluate } {
  const tokens = tokensOf(text);
  const names = new Set<string>();
  const of = new Parser(tokens, names).whole();
  return { names: [...names], of };
}

class Parser {
  #next = 0;
  readonly #tokens: readonly string[];
  readonly #names: Set<string>;

  constructor(tokens: readonly string[], names: Set<string>) {
    this.#tokens = tokens;
    this.#names = names;
  }

  whole(): Evaluate {
    const formula = this.#operation(0);
    const rest = this.#tokens[this.#next];
    if (rest !== undefined) throw new SyntaxError(`"${rest}" stands where the formula should end.`);
    return formula;
  }

  #operation(level: number): Evaluate {
    const operations = OPERATIONS[level];
    if (operations === undefined) return this.#value();
    let left = this.#operation(level + 1);
    for (;;) {
      const operation = operations[this.#tokens[this.#next] ?? ''];
      if (operation === undefined) return left;
      this.#next += 1;
      const [one, other] = [left, this.#operation(level + 1)];
      left = (numbers) => operation(one(numbers), other(numbers));
    }
  }

  #value(): Evaluate {
    const token = this.#tokens[this.#next];
    this.#next += 1;
    if (token === undefined) throw new SyntaxError('The formula ends too early.');
    if (token === '-') {
      const value = this.#value();
      return (numbers) => -value(numbers);
    }
    if (token === '(') {
      const value = this.#operation(0);
      this.#expect(')');
      return value;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (!/^[a-z]/i.test(token)) throw new SyntaxError(`"${token}" stands where a number should be.`);
    return this.#tokens[this.#next] === '(' ? this.#call(token) : this.#named(token);
  }

  #call(name: string): Evaluate {
    const called = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (called === undefined) throw new SyntaxError(`There is no function ${name}.`);
    const given: Evaluate[] = [];
    do {
      this.#next += 1;
      given.push(this.#operation(0));
    } while (this.#tokens[this.#next] === ',');
    this.#expect(')');
    return (numbers) => called(...given.map((value) => value(numbers)));
  }

  #named(name: string): Evaluate {
    this.#names.add(name);
    return (numbers) => (Object.hasOwn(numbers, name) ? (numbers[name] ?? Number.NaN) : Number.NaN);
  }

  #expect(token: string): void {
    if (this.#tokens[this.#next] !== token) throw new SyntaxError(`A "${token}" is missing.`);
    this.#next += 1;
  }
}
