import { printableName } from '../../accounts/person-names/index.ts';

// The text that a certificate's signature covers: canonical N-Quads, one statement a line. A page that shows what it
// reads here shows what was signed, and nothing else.
const VC = 'https://www.w3.org/2018/credentials#';
const OB = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const SCHEMA = 'https://schema.org/';
const SECURITY = 'https://w3id.org/security#';

interface Statement {
  readonly subject: string;
  readonly predicate: string;
  /** An address or a node is returned as its name, a literal as its text. */
  readonly object: string;
}

const LINE =
  /^(?:<([^<>]*)>|(_:\S+)) <([^<>]*)> (?:<([^<>]*)>|(_:\S+)|("(?:[^"\\]|\\.)*")(?:\^\^<[^<>]*>|@\S+)?) \.$/;

function statementOf(line: string): Statement | null {
  const [, iri, node, predicate, objectIri, objectNode, literal] = LINE.exec(line) ?? [];
  const subject = iri ?? node;
  if (subject === undefined || predicate === undefined) return null;
  if (literal === undefined) return { subject, predicate, object: objectIri ?? objectNode ?? '' };
  try {
    // N-Quads escape text as JSON does.
    return { subject, predicate, object: String(JSON.parse(literal)) };
  } catch {
    return null;
  }
}

/** All statements, or null if a line is not one. */
function statementsOf(text: string): readonly Statement[] | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const statements = lines.flatMap((line) => statementOf(line) ?? []);
  return statements.length === lines.length ? statements : null;
}

/** Looks up values that must exist exactly once; otherwise it is not one of our certificates. */
function reader(statements: readonly Statement[]) {
  const all = (subject: string, predicate: string) =>
    statements.flatMap((each) =>
      each.subject === subject && each.predicate === predicate ? each.object : [],
    );
  return {
    all,
    one(subject: string, predicate: string): string {
      const [object, ...more] = all(subject, predicate);
      if (object === undefined || more.length > 0) throw new NotReadable();
      return object;
    },
    subjectOf(predicate: string): string {
      const [found, ...more] = statements.filter((each) => each.predicate === predicate);
      if (!found || more.length > 0) throw new NotReadable();
      return found.subject;
    },
  };
}

class NotReadable extends Error {}

/** What was signed. */
export interface SignedCertificate {
  readonly credentialUrl: string;
  readonly issuerDid: string;
  readonly issuerName: string;
  readonly personName: string;
  readonly courseTitle: string;
  readonly completedAt: string;
  readonly validUntil: string | null;
  readonly provenLines: readonly string[];
  readonly sentence: string;
}

function read(statements: readonly Statement[]): SignedCertificate {
  const { all, one, subjectOf } = reader(statements);
  const credentialUrl = subjectOf(`${VC}credentialSubject`);
  const subject = one(credentialUrl, `${VC}credentialSubject`);
  const issuerDid = one(credentialUrl, `${VC}issuer`);
  const name = all(subject, `${OB}identifier`).filter((each) => one(each, `${OB}identityType`) === 'name');
  if (name.length !== 1 || name[0] === undefined) throw new NotReadable();
  return {
    credentialUrl,
    issuerDid,
    issuerName: one(issuerDid, `${SCHEMA}name`),
    // Names that were signed before there was a rule for them can contain anything.
    personName: printableName(one(name[0], `${OB}identityHash`)),
    courseTitle: one(one(subject, `${OB}achievement`), `${SCHEMA}name`),
    completedAt: one(credentialUrl, `${VC}validFrom`),
    validUntil: all(credentialUrl, `${VC}validUntil`)[0] ?? null,
    provenLines: one(subject, `${OB}narrative`).split('\n'),
    sentence: one(credentialUrl, `${SCHEMA}description`),
  };
}

function orNull<Value>(text: string, work: (statements: readonly Statement[]) => Value): Value | null {
  const statements = statementsOf(text);
  if (statements === null) return null;
  try {
    return work(statements);
  } catch (error) {
    if (error instanceof NotReadable) return null;
    throw error;
  }
}

/** Null: it is not in the form of our certificates. */
export function readSignedCertificate(signedText: string): SignedCertificate | null {
  return orNull(signedText, read);
}

/** The address of the key that the proof names; null if it names none, or is of another kind. */
export function readProofKey(proofText: string): string | null {
  return orNull(proofText, (statements) => {
    const { one, subjectOf } = reader(statements);
    const proof = subjectOf(`${SECURITY}verificationMethod`);
    const isOurs =
      one(proof, `${SECURITY}cryptosuite`) === 'eddsa-rdfc-2022' &&
      one(proof, `${SECURITY}proofPurpose`) === `${SECURITY}assertionMethod`;
    return isOurs ? one(proof, `${SECURITY}verificationMethod`) : null;
  });
}
