import type { Services } from '../../../services.ts';
import { replaceSignature, signedBy, signersBeside } from './certificates.store.ts';
import { type Completion, completionsWithout } from './completions.store.ts';
import { type JsonLd, moveCredential } from './credentials/credential.ts';
import { isSignedByOneOf, keyAddress, signCredential } from './credentials/sign-credential.ts';
import { type IssueContext, issueCertificate } from './issue-certificate.ts';
import { academyKeys, requirePublished } from './keys/signing-keys.store.ts';

type RepairContext = IssueContext & Pick<Services, 'config'>;

const AT_ONCE = 100;

/** For courses that were completed before there were certificates. */
async function issueMissing(context: IssueContext): Promise<void> {
  let last: Completion | null = null;
  for (;;) {
    const missing: Completion[] = await completionsWithout(context.db, last, AT_ONCE);
    for (const completion of missing) await issueCertificate(context, completion);
    last = missing.at(-1) ?? null;
    if (missing.length < AT_ONCE) return;
  }
}

const SIGNED_ON_THIS_MACHINE = /^did:web:(127\.0\.0\.1|localhost)[%#]/;

/**
 * After a change of address the academy is another issuer, and a withdrawn key no longer counts: what was signed before
 * is signed again. A credential that no longer matches the signature of our keys was tampered with, and stays as it is.
 * Without PUBLIC_URL the address is only that of this process, and nothing moves to it: only a machine with its own
 * database signs again what it signed at another port.
 */
async function signAgain(context: RepairContext): Promise<void> {
  const { db, clock, config, signingKeys: keys } = context;
  const isAddressGiven = config.PUBLIC_URL !== null;
  if (!isAddressGiven && config.DATABASE_URL !== null) return;
  const publicUrl = context.publicUrl();
  const known = await academyKeys(db);
  const published = known.filter(({ isWithdrawn }) => !isWithdrawn);
  const here = published.map(({ id }) => keyAddress(publicUrl, id));
  const signers = await signersBeside(db, here);
  let last = '';
  for (;;) {
    const moved = await signedBy(db, signers, last, AT_ONCE);
    for (const { id, credential, signedWith } of moved) {
      if (!isAddressGiven && !SIGNED_ON_THIS_MACHINE.test(signedWith)) continue;
      if (!(await isSignedByOneOf(known, credential))) continue;
      const { proof: _old, ...unsigned } = credential as JsonLd;
      const signed = await signCredential({ keys, publicUrl }, moveCredential(unsigned, publicUrl), clock());
      await replaceSignature(db, id, signed);
    }
    last = moved.at(-1)?.id ?? '';
    if (moved.length < AT_ONCE) return;
  }
}

/** Runs when a process starts: ensures that every certificate due exists and is signed by the academy as it is now. */
export async function repairCertificates(context: RepairContext): Promise<void> {
  await requirePublished(context.db, context.signingKeys);
  await signAgain(context);
  await issueMissing(context);
}
