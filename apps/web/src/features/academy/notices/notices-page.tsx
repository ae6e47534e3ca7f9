import { PageTurner, usePageMarks } from '../../../ui/actions/page-turner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { NoticesPart } from './notices-part.tsx';
import { useNotices } from './use-notices.ts';

/** Everything that the bell has announced. */
export function NoticesPage() {
  const pages = usePageMarks();
  const query = useNotices(pages.before);
  return (
    <PageSection
      title="Notices"
      description="What happened while you were away. Notices you have read are kept for 90 days."
    >
      <NoticesPart
        label={`Notices, page ${pages.page}`}
        query={query}
        frame={(list) => <Card padding="none">{list}</Card>}
      />
      <PageTurner label="Pages of notices" pages={pages} next={query.data?.next ?? null} />
    </PageSection>
  );
}
