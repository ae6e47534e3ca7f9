import type { GlossaryDocument } from '@academy/contract/learning/documents';
import { ArrowLeft, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePageTitle } from '../../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../../lib/pages/route-params.ts';
import '../../../../styles/lessons/activities.css';
import '../../../../styles/lessons/glossary.css';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ProblemCard } from '../../../../ui/feedback/problem-card.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { courseProblem } from '../../../catalogue/courses/index.ts';
import { KeyTerm } from '../activities/key-term.tsx';
import { countText, matchingTerms } from './matching-terms.ts';
import { useGlossary } from './use-glossary.ts';

/** The key terms of a course in one place, each with the lesson that explains it. */
export function GlossaryPage() {
  const { id: courseId } = useRouteParams('/course/:id/glossary');
  const { title, glossary, courseError, isAway, retry } = useGlossary(courseId);
  usePageTitle(title && `Glossary of ${title}`);
  const toCourse = `/course/${encodeURIComponent(courseId)}`;
  if (title === undefined && courseError !== null)
    return (
      <ProblemCard
        problem={courseProblem(courseError, 'glossary')}
        onRetry={retry}
        onward={<Button href="/courses">See all courses</Button>}
      />
    );
  return (
    <div className="glossary grid max-w-3xl gap-4">
      <Button
        variant="quiet"
        icon={ArrowLeft}
        href={toCourse}
        className="glossary-tools -ml-3 justify-self-start"
      >
        {title ?? 'The course'}
      </Button>
      <PageSection
        title="Glossary"
        description={
          title && `The key terms of ${title}, in one sentence each, and the lesson that explains them.`
        }
      >
        {glossary && <Terms glossary={glossary} />}
        {glossary === null && <EmptyState>This course has no glossary yet.</EmptyState>}
        {glossary === undefined && !isAway && <Skeleton shape="block" measure="h-64 w-full" />}
        {isAway && !glossary && (
          <EmptyState action={<Button onClick={retry}>Try again</Button>}>
            We could not load the glossary.
          </EmptyState>
        )}
      </PageSection>
    </div>
  );
}

function Terms({ glossary: { courseId, terms } }: { glossary: GlossaryDocument }) {
  const [typed, setTyped] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const shown = matchingTerms(terms, typed);

  function showAll() {
    setTyped('');
    // The pressed button is removed.
    fieldRef.current?.focus();
  }

  return (
    <>
      <search className="glossary-tools flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField
            ref={fieldRef}
            label="Find a term"
            type="search"
            icon={Search}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button variant="quiet" onClick={() => print()}>
          Print
        </Button>
      </search>
      <p role="status" className="glossary-tools font-semibold">
        {countText(shown.length, terms.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState drawing="search" action={<Button onClick={showAll}>Show all terms</Button>}>
          No term matches “{typed.trim()}”.
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {shown.map((term) => (
          <li key={`${term.lesson.id} ${term.id}`} className="break-inside-avoid">
            <KeyTerm block={term}>
              <p className="glossary-lesson">
                In the lesson <a href={`/course/${courseId}/lesson/${term.lesson.id}`}>{term.lesson.title}</a>
              </p>
            </KeyTerm>
          </li>
        ))}
      </ul>
    </>
  );
}
