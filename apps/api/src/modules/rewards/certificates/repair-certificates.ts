import { replaceSignature, signedElsewhere } from './certificates.store.ts';
import { type Completion, completionsWithout } from './completions.store.ts';
import { type JsonLd, moveCredential } from './credentials/credential.ts';
import { isSignedByOneOf, keyAddress, signCredential } from './credentials/sign-credential.ts';
import { type IssueContext, issueCertificate } from './issue-certificate.ts';

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

/**
 * After a change of address the academy is another issuer, and a withdrawn key no longer counts: what was signed before
 * is signed again. A credential that no longer matches the signature of our keys was tampered with, and stays as it is.
 */
async function signAgain(context: IssueContext): Promise<void> {
  const { db, clock, signingKeys: keys } = context;
  const publicUrl = context.publicUrl();
  const here = keys.published.map(({ id }) => keyAddress(publicUrl, id));
  let last = '';
  for (;;) {
    const moved = await signedElsewhere(db, here, last, AT_ONCE);
    for (const { id, credential } of moved) {
      if (!(await isSignedByOneOf(keys.known, credential))) continue;
      const { proof: _old, ...unsigned } = credential as JsonLd;
      const signed = await signCredential({ keys, publicUrl }, moveCredential(unsigned, publicUrl), clock());
      await replaceSignature(db, id, signed);
    }
    last = moved.at(-1)?.id ?? '';
    if (moved.length < AT_ONCE) return;
  }
}

/** Runs when a process starts: ensures that every certificate due exists and is signed by the academy as it is now. */
export async function repairCertificates(context: IssueContext): Promise<void> {
  await signAgain(context);
  await issueMissing(context);
}
