import { inflateSync } from 'node:zlib';
import type { OwnCertificate, PublicCertificate } from '@academy/contract/rewards/certificates';
import { readSignedCertificate } from '@academy/domain/rewards/certificates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { certificatePreview } from './preview.ts';
import { completeCourse, issue, PUBLIC_URL } from './test/completed-course.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  await addTestCourse(academy.database.db, { id: 'hn' });
});
afterAll(() => academy.close());

/** As accounts created before the rule for names can hold them. */
const NAMES = [
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>"><b>Bob</b>'],
  ['the syntax of a PDF', ') Tj /OpenAction << /S /JavaScript /JS (app.alert(1)) >> endobj (\\'],
  ['the syntax of signed texts', 'Bob" .\n<urn:x> <urn:y> "Eve" .\n_:c14n0'],
  ['text that is turned around', '\u202eisokN\u2066 idnahT\u2069 \u200f'],
  ['control characters', 'Thandi\u0001\u0007\u001b[31m\u0085\u009b Nkosi\u007f'],
  ['line ends', 'Thandi\r\nNkosi\u2028Dube\u2029x'],
  ['a flood of marks', `Z${'\u0337\u0321\u0489'.repeat(40)}algo`],
  ['emoji', '👩🏽‍🚀 Naledi 🇿🇦'],
  ['one long word', 'W'.repeat(200)],
  ['Arabic', 'محمد علي'],
  ['Chinese', '李小龙'],
  ['half a character, as it is stored', 'Thandi \ufffd Nkosi'],
  ['nothing that can be seen', '\u202e\u200b\u2060'],
] as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Bidi_Control}/u;
const ACTIVE = /\/(JS|JavaScript|OpenAction|AA|URI|Launch|SubmitForm|EmbeddedFile|RichMedia)\b/;
const MORE_MARKS_THAN_ANY_NAME = /\p{M}{4}/u;

async function graduate(fullName: string) {
  const learner = await addLearner(academy);
  await academy.database.pool.query('update users set full_name = $2 where id = $1', [learner.id, fullName]);
  await completeCourse(academy, learner.id, 'hn');
  await issue(academy, learner.id, 'hn');
  const [own] = (await learner.get('/api/certificates')).json<OwnCertificate[]>();
  if (!own) throw new Error('There is no certificate.');
  return { learner, id: own.id };
}

/** The text that a PDF's character map declares, and the rest of the file. */
function openPdf(file: Buffer) {
  const source = file.toString('latin1');
  const streams = Array.from(source.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g), (match) => {
    const start = match.index + match[0].length;
    const stream = file.subarray(start, start + Number(match[1]));
    return match[0].includes('FlateDecode') ? inflateSync(stream).toString('latin1') : '';
  });
  const maps = streams.filter((stream) => stream.includes('begincmap'));
  // The bracketed part: before it the map has its glyph count, and an eleven would read as a control character.
  const named = maps.flatMap((map) => map.match(/\[[^\]]*\]/g) ?? []);
  const letters = named.flatMap((list) =>
    Array.from(list.matchAll(/<([0-9a-f]{4}(?: ?[0-9a-f]{4})*)>/g), ([, codes = '']) =>
      String.fromCharCode(...(codes.match(/[0-9a-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
    ),
  );
  return {
    pages: source.match(/\/Type \/Page\b/g)?.length,
    isWhole: source.startsWith('%PDF-') && source.trimEnd().endsWith('%%EOF'),
    objects: source.replaceAll(/stream\n[\s\S]*?\nendstream/g, ''),
    streams,
    letters,
  };
}

function expectPng(file: Buffer): void {
  expect(file.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(file.subarray(-8, -4).toString()).toBe('IEND');
}

const expectShown = (text: string) => {
  expect(text).not.toMatch(UNSEEN);
  expect(text).not.toMatch(MORE_MARKS_THAN_ANY_NAME);
};

describe.each(NAMES)('a certificate for a name with %s', (_what, name) => {
  it('is made in every form, shows nothing that turns or hides text, and holds nothing that runs', async () => {
    const { learner, id } = await graduate(name);
    const shown = (await academy.call('GET', `/api/certificates/${id}`)).json<PublicCertificate>();
    const signed = readSignedCertificate(shown.signedText);
    expect(signed?.personName).not.toBe('');
    expect(signed?.provenLines).toHaveLength(4);
    expectShown(signed?.personName ?? '');

    const badge = await academy.call('GET', `/credentials/${id}`);
    const identity = badge.json().credentialSubject.identifier[0].identityHash;
    expect(identity).toBe(signed?.personName);

    const paper = await learner.get(`/api/certificates/${id}/certificate.pdf`);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = openPdf(paper.rawPayload);
    expect([pdf.isWhole, pdf.pages]).toEqual([true, 1]);
    expect(pdf.objects).not.toMatch(ACTIVE);
    expect(pdf.letters.length).toBeGreaterThan(40);
    // Glyphs without a letter, such as the box for unknown ones, are mapped to nothing.
    expectShown(pdf.letters.filter((letter) => letter !== '\0').join(''));

    for (const picture of ['card.png', 'badge.png']) {
      const answer = await academy.call('GET', `/credentials/${id}/${picture}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expectPng(answer.rawPayload);
    }

    const head = await certificatePreview({ db: academy.services.db, publicUrl: () => PUBLIC_URL }, id);
    expect(head?.replaceAll(/<meta (?:name|property)="[\w:]+" content="[^"<>]*">/g, '')).toBe('');
    expectShown(head ?? '');
  });
});

describe('a certificate that was signed for such a name before there was a rule', () => {
  it('is shown and printed without what turns text, on one page, and stays as it was signed', async () => {
    const { learner, id } = await graduate('Thandi Nkosi');
    const before = `\u202e${'W'.repeat(300)}`;
    await academy.database.pool.query(
      `update certificates set signed_text = replace(signed_text, 'Thandi Nkosi', $2) where user_id = $1`,
      [learner.id, before],
    );
    const { signedText } = (await academy.call('GET', `/api/certificates/${id}`)).json<PublicCertificate>();
    expect(signedText).toContain(before);
    expect(readSignedCertificate(signedText)?.personName).toBe(`${'W'.repeat(99)}…`);
    const paper = await learner.get(`/api/certificates/${id}/certificate.pdf`);
    expect(openPdf(paper.rawPayload)).toMatchObject({ isWhole: true, pages: 1 });
    expectPng((await academy.call('GET', `/credentials/${id}/card.png`)).rawPayload);
  });
});
