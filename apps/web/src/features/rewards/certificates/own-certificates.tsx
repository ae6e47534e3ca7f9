import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { CertificateItem } from './certificate-item.tsx';

/** All certificates of the person who is signed in. */
export function OwnCertificates() {
  return (
    <PageSection title="My certificates">
      <CertificateList />
    </PageSection>
  );
}

function CertificateList() {
  const { data: certificates, isError, refetch } = useAnswer('GET /api/certificates');
  if (isError && !certificates)
    return (
      <p>
        We could not load your certificates.{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!certificates) return <Skeleton shape="block" measure="h-36 w-full" />;
  if (certificates.length === 0)
    return (
      <EmptyState action={<Button href="/courses">See all courses</Button>}>
        Complete a course and its certificate is here, for printing and for sharing.
      </EmptyState>
    );
  return (
    <ul className="grid gap-4">
      {certificates.map((certificate) => (
        <li key={certificate.id} className="min-w-0">
          <CertificateItem certificate={certificate} headingLevel={3} title={certificate.courseTitle} />
        </li>
      ))}
    </ul>
  );
}
