import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The smallest content without a fault, by file. */
export const CONTENT: Readonly<Record<string, string>> = {
  'instructors.yaml': 'instructors:\n  - {id: johan-van-wyk, name: Johan van Wyk, about: Johan teaches.}\n',
  'pilot-courses.yaml': 'courses:\n  - {id: pilot-hello, title: Hello, hours: 2}\n',
  'python/stats.py': 'def mean(values):\n    return sum(values) / len(values)\n',
  'python/table.py': '',
  'python/plot.py': '',
  'python/nn.py': '',
  'courses/catalogue.yaml': 'courses: [first, second]\n',
  'courses/README.md': 'How a course is written down.\n',
  'courses/first/course.yaml': courseYaml('First', 'one', '[]'),
  'courses/first/one/module.yaml': `id: fi-one
title: One
hours: 2
summary: The first module.
lessons:
  - adding
  - {id: fi-later, title: Later, idea: Comes later.}
  - telling
`,
  'courses/first/one/adding.md': lessonText(
    'fi-adding',
    '::check[sum]\n\n::exercise[double]\n\n::note[paper]',
  ),
  'courses/first/one/adding.yaml': `lesson: fi-adding
checks:
  - id: sum
    type: one
    ask: What is 1 + 1?
    options:
      - {text: "2", right: true, why: "Yes."}
      - {text: "11", why: "That puts them side by side."}
      - {text: "1", why: "That is one of them."}
exercise:
  id: double
  uses: [stats]
  starter: |
    def double(n):
        return n
  solution: |
    import stats
    def double(n):
        return 2 * n
  tests:
    - {name: Four, code: "assert double(4) == 8, 'Expected 8.'"}
    - {name: Zero, code: "assert double(0) == 0, 'Expected 0.'"}
  hidden:
    - {name: Minus, code: "assert double(-1) == -2, 'Expected -2.'"}
    - {name: Half, code: "assert double(0.5) == 1, 'Expected 1.'"}
  hints: [Look at return., Twice means two times., "Write return 2 * n."]
  mistakes:
    - {make: ["2 * n", "n * n"], when: "double(3) == 9", say: "You multiplied n by itself."}
    - {make: ["2 * n", "n + 2"], when: "double(3) == 5", say: "You added 2."}
`,
  'courses/first/one/telling.md': lessonText('fi-telling', 'See [adding](lesson:fi-adding).'),
  'courses/first/one/assessment.yaml': `id: fi-one-assessment
title: Module 1 assessment
minutes: 20
pick: 1
items:
  - {id: a, type: number, lesson: fi-adding, ask: How much is 2 + 2?, answer: 4, tolerance: 0, why: Two and two.}
  - id: b
    type: output
    lesson: fi-telling
    ask: What prints?
    code: |
      print(1)
      print(2)
    answer: |
      1
      2
    why: Each print has its line.
`,
  'courses/first/final.yaml': `id: fi-final
title: Final
minutes: 45
pick: 1
items:
  - {id: a, type: order, lesson: fi-adding, ask: Which order?, steps: [one, two, three], why: Counting.}
  - id: b
    type: code
    lesson: fi-adding
    ask: Return half of n.
    starter: "def half(n):\\n    return n\\n"
    solution: "def half(n):\\n    return n / 2\\n"
    hidden:
      - {name: Four, call: half(4), gives: 2}
      - {name: One, call: half(1), gives: 0.5}
`,
  'courses/first/project.yaml': `id: fi-project
title: Your card
minutes: 60
brief: |
  Make a **card**.
parts:
  - {id: goal, ask: What should get better?, help: One sentence., words: 5}
checklist:
  - {id: no-names, text: My card names nobody.}
`,
  'courses/second/course.yaml': courseYaml('Second', 'only', '[first]').replace('place: 1', 'place: 2'),
  'courses/second/only/module.yaml': `id: se-only
title: Only
hours: 1
summary: In writing.
lessons:
  - {id: se-soon, title: Soon, idea: Comes soon.}
`,
};

export type Change = readonly [file: string, find: string, put: string];

/** A folder with the content, some of its files changed (null: left out) or added; removed after the test. */
export async function writeContent(
  changes: readonly Change[] = [],
  files: Readonly<Record<string, string | null>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const all: Record<string, string | null> = { ...CONTENT, ...files };
  for (const [file, find, put] of changes) {
    const text = all[file];
    if (!text?.includes(find)) throw new Error(`${file} does not hold ${JSON.stringify(find)}.`);
    all[file] = text.replace(find, () => put);
  }
  for (const [file, text] of Object.entries(all)) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** A little more than 460 words. */
function lessonText(id: string, rest: string): string {
  return `---
id: ${id}
version: 1
title: A lesson
minutes: 15
skills: [Python]
objectives: [Add numbers]
questions: [how do i add, why add, what is a sum]
---

${'Ten words of text stand here in each long line. '.repeat(46)}

## Your turn

${rest}
`;
}

function courseYaml(title: string, module: string, prerequisites: string): string {
  return `title: ${title}
level: Beginner
hours: 10
price: 1500
track: {id: foundations, place: 1}
featured: false
area: Foundations
summary: A course.
promise: You will know.
outcomes: [Add numbers]
requirements: [A phone.]
prerequisites: ${prerequisites}
skills: {Python: 5}
careers: {core: [ai-engineer], useful: []}
instructors: [johan-van-wyk]
gradient: blue-teal
modules: [${module}]
intake: 2
`;
}
