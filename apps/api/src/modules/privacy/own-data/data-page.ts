// The copy as a self-contained page: no connection, no script, no external address.
import { sastDateTime } from '@academy/domain/kernel';
import type { CollectedData } from './collect-data.ts';

const STYLE = `
:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid #8886;padding-top:1rem}
.note{opacity:.8}dl{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr;gap:.15rem 1rem;margin:0}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
li{padding:.75rem 0;border-top:1px solid #8883}ol{list-style:none;padding:0}
@media(max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `exercise_tries` and `exerciseTries` are read as `Exercise tries`. */
function words(name: string): string {
  const spaced = name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return sastDateTime(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function row(values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).map(
    ([name, value]) => `<dt>${escaped(words(name))}</dt><dd>${escaped(shown(value))}</dd>`,
  );
  return `<li><dl>${pairs.join('')}</dl></li>`;
}

function section({ table, purpose, kept, rows, leftOut, stays }: CollectedData['tables'][number]): string {
  const left = Object.entries(leftOut).map(([name, why]) => `${words(name)}: ${why}`);
  return [
    `<section><h2>${escaped(words(table))}</h2><p>${escaped(purpose)} <span class="note">Kept: ${escaped(kept)}</span></p>`,
    `<ol>${rows.map(row).join('\n')}</ol>`,
    left.length > 0 ? `<p class="note">Not in this copy. ${escaped(left.join(' '))}</p>` : '',
    stays === null ? '' : `<p class="note">When your account is erased: ${escaped(stays)}</p>`,
    '</section>',
  ].join('\n');
}

/** The tables with rows, then the names of the empty ones. */
export function dataPage(data: CollectedData): string {
  const full = data.tables.filter(({ rows }) => rows.length > 0);
  const empty = data.tables.filter(({ rows }) => rows.length === 0).map(({ table }) => words(table));
  return [
    '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>My data at ${escaped(data.academy)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>Everything ${escaped(data.academy)} holds about you</h1>`,
    `<p>Made on ${escaped(sastDateTime(new Date(data.madeAt)))}. Please keep this file in a safe place: it is all about you.</p>`,
    ...full.map(section),
    `<section><h2>Where there is nothing about you</h2><p>${escaped(empty.join(', '))}.</p></section>`,
    '</main></body></html>',
  ].join('\n');
}
