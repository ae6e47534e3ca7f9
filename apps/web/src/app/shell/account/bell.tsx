import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Redirect } from 'wouter';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';

// Most visits end without opening it.
const NoticePanel = lazyPart(
  () => import('../../../features/academy/notices/notice-panel.tsx'),
  ({ NoticePanel }) => NoticePanel,
);

const MOST_SHOWN = 99;

export function Bell({ unread = 0 }: { unread: number | undefined }) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const count = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread;
  return (
    <span className="relative">
      <IconButton
        icon={BellIcon}
        label={unread > 0 ? `Notices, ${count} new` : 'Notices'}
        onClick={() => setIsOpen(true)}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 right-0 min-w-5 rounded-bead bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5"
        >
          {count}
        </span>
      )}
      {isOpen !== null && (
        <ErrorBoundary fallback={() => <Redirect to="/notices" />}>
          <Suspense fallback={null}>
            <NoticePanel isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
