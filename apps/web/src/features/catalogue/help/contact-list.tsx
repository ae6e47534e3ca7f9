import type { HelpAnswer } from '@academy/contract/catalogue/help';
import { Clock, LifeBuoy, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';

function Way({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="flex items-center gap-2 text-ink-2">
        <Icon icon={icon} className="text-accent-text" />
        {label}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

const link = 'inline-flex min-h-touch items-center [overflow-wrap:anywhere]';

interface ContactListProps {
  /** Undefined where the addresses did not load; the hours are known anyway. */
  contact: HelpAnswer['contact'] | undefined;
}

export function ContactList({ contact }: ContactListProps) {
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {contact && (
          <>
            <Way icon={Mail} label="General questions">
              <a href={`mailto:${contact.generalEmail}`} className={link}>
                {contact.generalEmail}
              </a>
            </Way>
            <Way icon={LifeBuoy} label="Support">
              <a href={`mailto:${contact.supportEmail}`} className={link}>
                {contact.supportEmail}
              </a>
            </Way>
            <Way icon={Phone} label="Phone">
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
                {contact.phone}
              </a>
            </Way>
          </>
        )}
        <Way icon={Clock} label="Hours">
          <span className="flex min-h-touch flex-wrap items-center gap-x-2">
            <span>Monday to Friday</span>
            <span>8:00-17:00 SAST</span>
          </span>
        </Way>
      </dl>
    </Card>
  );
}
