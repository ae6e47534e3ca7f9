import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

// The specification is next to the project, not in it; the copy of its ids lets a lone clone count.
export const specificationFile = join(projectRoot, '../shared/spec/clauses.json');
export const copyFile = join(projectRoot, 'tools/spec-coverage/clause-ids.json');

export function readClauseIds(): string[] {
  return existsSync(specificationFile) ? readSpecification() : JSON.parse(readFileSync(copyFile, 'utf8'));
}

export function updateClauseIds(): void {
  if (!existsSync(specificationFile)) throw new Error(`There is no specification at ${specificationFile}.`);
  writeFileSync(copyFile, `${JSON.stringify(readSpecification(), null, 2)}\n`);
}

function readSpecification(): string[] {
  const clauses: { id: string }[] = JSON.parse(readFileSync(specificationFile, 'utf8'));
  return clauses.map((clause) => clause.id).sort();
}
