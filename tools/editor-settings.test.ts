import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** The settings of one section, such as `*`. */
function sectionOf(editorConfig: string, name: string): Record<string, string> {
  const section = editorConfig.split(/^(?=\[)/m).find((part) => part.startsWith(`[${name}]\n`)) ?? '';
  return Object.fromEntries(
    [...section.matchAll(/^(\w+) = (.+)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
}

it('an editor without Biome formats as Biome does', () => {
  const { formatter } = JSON.parse(read('biome.json'));
  expect(sectionOf(read('.editorconfig'), '*')).toEqual({
    charset: 'utf-8',
    // Biome's default.
    end_of_line: 'lf',
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
    insert_final_newline: 'true',
    trim_trailing_whitespace: 'true',
  });
});
