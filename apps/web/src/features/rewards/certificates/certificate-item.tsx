import type { OwnCertificate } from '@academy/contract/rewards/certificates';
import { describeCost, formatByteSize } from '@academy/domain/academy/data-usage';
import { PRODUCT_NAME } from '@academy/domain/product';
import {
  CERTIFICATE_PDF_BYTES,
  certificateDay,
  linkedInAddress,
  whatsAppAddress,
} from '@academy/domain/rewards/certificates';
import { Award, Copy, FileDown, ImageDown, MessageCircle, Share2 } from 'lucide-react';
import { isMetered } from '../../../lib/answers/read-ahead.ts';
import { dataRate } from '../../../lib/device/own-rate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading, type HeadingLevel } from '../../../ui/layout/heading.tsx';

interface CertificateItemProps {
  certificate: OwnCertificate;
  headingLevel: HeadingLevel;
  title: string;
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'Anyone who opens it can check your certificate.' });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}

function stateWord({ state, revokedBecause }: OwnCertificate): string {
  if (revokedBecause === 'refund') return 'Withdrawn: the course was refunded';
  return state === 'revoked' ? 'Revoked' : 'Expired';
}

/** One certificate, with all actions of its owner. */
export function CertificateItem({ certificate, headingLevel, title }: CertificateItemProps) {
  const { completedAt, state, revokedBecause } = certificate;
  return (
    <Card as="article" className="grid gap-4">
      <div className="flex items-start gap-4">
        <IconTile icon={Award} tone="sun" />
        <div className="grid min-w-0 gap-1">
          <Heading level={headingLevel} className="text-lg">
            {title}
          </Heading>
          <p className="text-ink-2">Completed on {certificateDay(completedAt)}</p>
          {state !== 'valid' && (
            <div>
              <Badge tone={state === 'revoked' && revokedBecause === null ? 'danger' : 'warning'}>
                {stateWord(certificate)}
              </Badge>
            </div>
          )}
        </div>
      </div>
      <CertificateActions certificate={certificate} />
    </Card>
  );
}

/** The cost of opening it, on a metered connection. */
const paperWeight = () =>
  `${formatByteSize(CERTIFICATE_PDF_BYTES)}, ${describeCost(CERTIFICATE_PDF_BYTES, dataRate())}`;

function CertificateActions({ certificate }: { certificate: OwnCertificate }) {
  const { id, courseTitle, state } = certificate;
  const url = `${location.origin}/verify/${id}`;
  const shared = { ...certificate, url, shownId: id, issuerName: PRODUCT_NAME };
  // Screen readers encounter many of these in a list.
  const of = <span className="sr-only"> of {courseTitle}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button href={`/verify/${id}`}>See certificate{of}</Button>
      {state === 'valid' && (
        <>
          <Button icon={FileDown} href={`/api/certificates/${id}/certificate.pdf`} download>
            PDF{isMetered() && ` · ${paperWeight()}`}
            {of}
          </Button>
          <Button icon={ImageDown} href={`/credentials/${id}/badge.png`} download>
            Badge{of}
          </Button>
          <Button icon={Copy} onClick={() => void copyLink(url)}>
            Copy link{of}
          </Button>
          <Button icon={Share2} href={linkedInAddress(shared)} target="_blank" rel="noopener noreferrer">
            LinkedIn{of}
          </Button>
          <Button
            icon={MessageCircle}
            href={whatsAppAddress(shared)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp{of}
          </Button>
        </>
      )}
    </div>
  );
}
