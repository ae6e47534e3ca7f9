import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { launchDateText } from '@academy/domain/admissions/waitlist';
import { LAUNCH_AT } from '@academy/domain/product';
import { Sparkles } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';

/** Replaces the countdown once the administrators have opened the academy. */
export function OpenNow({ academy: { launchAt = LAUNCH_AT } }: { academy: AcademyFacts }) {
  return (
    <section aria-label="Open now" className="grid content-start gap-3 text-panel-ink-2">
      <p className="flex items-center gap-2">
        <Icon icon={Sparkles} />
        Open since {launchDateText(launchAt)}
      </p>
      <p className="max-w-[44ch]">
        The academy is open. Join the list and we will email you an invitation. If you have one already, sign
        in at the top of this page.
      </p>
    </section>
  );
}
