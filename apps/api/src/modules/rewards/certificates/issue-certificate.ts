import { printableName } from '@academy/domain/accounts/person-names';
import { CERTIFICATE_ID_BYTES, certificateId, isIssueNews } from '@academy/domain/rewards/certificates';
import type { Services } from '../../../services.ts';
import { addNotice } from '../../academy/notices/index.ts';
import { findAccount } from '../../accounts/identity/index.ts';
import { queueChosenMail } from '../../accounts/mail-preferences/index.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { lockPlace } from '../../enrolment/places/index.ts';
import { certificateLetter } from './certificate-letter.ts';
import { addCertificate, hasCertificate, nextStatusIndex } from './certificates.store.ts';
import type { Completion } from './completions.store.ts';
import { buildCredential } from './credentials/credential.ts';
import { signCredential } from './credentials/sign-credential.ts';
import { gatherFacts } from './gather-facts.ts';
import { requirePublished } from './keys/signing-keys.store.ts';

export type IssueContext = Pick<Services, 'db' | 'clock' | 'randomBytes' | 'signingKeys'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

const SALT_BYTES = 12;

/**
 * Issues the certificate for a completed course once, to a learner with a place in it; a second call finds the first one's. It
 * is signed before the transaction begins, so that no row lock is held while signing.
 */
export async function issueCertificate(context: IssueContext, completion: Completion): Promise<void> {
  const { db, randomBytes, signingKeys: keys } = context;
  const publicUrl = context.publicUrl();
  const account = await findAccount(db, completion.userId);
  if (!account || (await hasCertificate(db, completion.userId, completion.courseId))) return;
  const personName = printableName(account.fullName ?? '') || account.username;
  const catalogue = await context.catalogue.read();
  const facts = await gatherFacts(db, catalogue, completion, personName);
  if (!facts) return;
  // Courses of the pilot never had places, and the catalogue does not have them.
  const isOfPilot = catalogue.courseOf(completion.courseId) === undefined;

  const now = context.clock();
  const id = certificateId(randomBytes(CERTIFICATE_ID_BYTES));
  const statusIndex = await nextStatusIndex(db);
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const unsigned = buildCredential({
    id,
    facts,
    validUntil: null,
    statusIndex,
    email: account.email,
    salt,
    publicUrl,
  });
  await requirePublished(db, keys);
  const signed = await signCredential({ keys, publicUrl }, unsigned, now);
  const completedAt = new Date(facts.completedAt);
  await db.transaction(async (tx) => {
    const row = { ...completion, ...signed, id, facts, statusIndex, completedAt, issuedAt: now };
    // A refund ends the place first and revokes afterwards: it waits for this transaction, or leaves nothing to issue.
    if (!isOfPilot && !(await lockPlace(tx, completion.userId, completion.courseId))) return;
    if (!(await addCertificate(tx, { ...row, validUntil: null }))) return;
    if (!isIssueNews(completedAt, now)) return;
    const notice = { kind: 'certificate', subject: id, title: facts.courseTitle, happenedAt: now } as const;
    await addNotice(tx, { userId: completion.userId, ...notice });
    const letter = certificateLetter(facts, id, publicUrl);
    const { email: recipient } = account;
    const { userId } = completion;
    await queueChosenMail(tx, { kind: 'certificates', userId, recipient, ...letter, publicUrl, now });
  });
}
