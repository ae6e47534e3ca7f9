import { PRODUCT_NAME } from '@academy/domain/product';
import {
  certificateDay,
  NQF_SENTENCE,
  readCertificateId,
  readSignedCertificate,
  type SignedCertificate,
  shownCertificateId,
  verifyPath,
} from '@academy/domain/rewards/certificates';
import type { Services } from '../../../services.ts';
import { findCertificate } from './certificates.store.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const meta = (name: 'name' | 'property', of: string, content: string) =>
  `<meta ${name}="${of}" content="${escaped(content)}">`;

function card(id: string, { personName, courseTitle, completedAt }: SignedCertificate, publicUrl: string) {
  const title = `${personName} completed ${courseTitle}`;
  const description = `${certificateDay(completedAt)}, ${PRODUCT_NAME}. ${NQF_SENTENCE}`;
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${publicUrl}${verifyPath(id)}`),
    meta('property', 'og:image', `${publicUrl}/credentials/${shownCertificateId(id)}/card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `Certificate of completion for ${courseTitle}, ${personName}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'description', description),
  ].join('');
}

type PreviewContext = Pick<Services, 'db'> & { readonly publicUrl: () => string };

/** The head of a certificate's page, for link previews. A revoked one has no preview. */
export async function certificatePreview(
  { db, publicUrl }: PreviewContext,
  text: string,
): Promise<string | null> {
  const id = readCertificateId(text);
  if (id === null) return null;
  const certificate = await findCertificate(db, id);
  if (!certificate) return null;
  const signed = readSignedCertificate(certificate.signedText);
  return signed && !certificate.revokedAt ? card(id, signed, publicUrl()) : meta('name', 'robots', 'noindex');
}
