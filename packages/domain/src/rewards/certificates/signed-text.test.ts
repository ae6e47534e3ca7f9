import { describe, expect, it } from 'vitest';
import { readProofKey, readSignedCertificate } from './index.ts';

const OB = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const VC = 'https://www.w3.org/2018/credentials#';
const DATE = '^^<http://www.w3.org/2001/XMLSchema#dateTime>';
const LINES = [
  '<did:web:academy.example> <https://schema.org/name> "NexusAI Academy" .',
  '<https://academy.example/course/ai> <https://schema.org/name> "AI \\\\ Fundamentals" .',
  `<https://academy.example/credentials/7K> <https://schema.org/description> "A certificate of completion." .`,
  `<https://academy.example/credentials/7K> <${VC}credentialSubject> _:c14n0 .`,
  `<https://academy.example/credentials/7K> <${VC}issuer> <did:web:academy.example> .`,
  `<https://academy.example/credentials/7K> <${VC}validFrom> "2026-11-15T12:00:00.000Z"${DATE} .`,
  `_:c14n0 <${OB}achievement> <https://academy.example/course/ai> .`,
  `_:c14n0 <${OB}identifier> _:c14n1 .`,
  `_:c14n0 <${OB}identifier> _:c14n2 .`,
  `_:c14n0 <${OB}narrative> "What AI is: 93%\\nWithout project" .`,
  `_:c14n1 <${OB}identityHash> "Thandi \\"T\\" Nkosi" .`,
  `_:c14n1 <${OB}identityType> "name" .`,
  `_:c14n2 <${OB}identityHash> "sha256$00" .`,
  `_:c14n2 <${OB}identityType> "emailAddress" .`,
];
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('the signed text', () => {
  it('contains all that a page shows', () => {
    expect(readSignedCertificate(text(LINES))).toEqual({
      credentialUrl: 'https://academy.example/credentials/7K',
      issuerDid: 'did:web:academy.example',
      issuerName: 'NexusAI Academy',
      personName: 'Thandi "T" Nkosi',
      courseTitle: 'AI \\ Fundamentals',
      completedAt: '2026-11-15T12:00:00.000Z',
      validUntil: null,
      provenLines: ['What AI is: 93%', 'Without project'],
      sentence: 'A certificate of completion.',
    });
  });

  it('states until when it is valid, where it expires', () => {
    const limited = [
      ...LINES,
      `<https://academy.example/credentials/7K> <${VC}validUntil> "2027-11-15T12:00:00Z"${DATE} .`,
    ];
    expect(readSignedCertificate(text(limited))?.validUntil).toBe('2027-11-15T12:00:00Z');
  });

  it.each(LINES.filter((line) => !/_:c14n2|identifier/.test(line)))('is none without %s', (left) => {
    expect(readSignedCertificate(text(LINES.filter((line) => line !== left)))).toBeNull();
  });

  it('is none with a second name, which could be the one that is shown', () => {
    expect(readSignedCertificate(text([...LINES, `_:c14n1 <${OB}identityHash> "Sipho" .`]))).toBeNull();
    const [name, other] = [`_:c14n3 <${OB}identityHash> "Sipho" .`, `_:c14n3 <${OB}identityType> "name" .`];
    expect(
      readSignedCertificate(text([...LINES, `_:c14n0 <${OB}identifier> _:c14n3 .`, name, other])),
    ).toBeNull();
  });

  it('is none with a line that cannot be read', () => {
    for (const line of ['nonsense', '<a> <b> "c', '<a> <b> "\\x" .', '<script>'])
      expect(readSignedCertificate(text([...LINES, line]))).toBeNull();
  });
});

describe('the proof', () => {
  const S = 'https://w3id.org/security#';
  const proof = [
    `_:c14n0 <${S}cryptosuite> "eddsa-rdfc-2022"^^<${S}cryptosuiteString> .`,
    `_:c14n0 <${S}proofPurpose> <${S}assertionMethod> .`,
    `_:c14n0 <${S}verificationMethod> <did:web:academy.example#key-1> .`,
  ];

  it('names its key', () => {
    expect(readProofKey(text(proof))).toBe('did:web:academy.example#key-1');
  });

  it('of another kind or for another purpose is none', () => {
    expect(readProofKey(text(proof).replace('eddsa', 'ecdsa'))).toBeNull();
    expect(readProofKey(text(proof).replace('#assertionMethod', '#authentication'))).toBeNull();
    expect(readProofKey('')).toBeNull();
  });
});
