import type { Answer } from '@academy/contract';
import type { CourseFile } from '@academy/contract/authoring/drafts';
import { Badge } from '../../../ui/brand/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { AddLesson, WritePlanned } from './add-lesson.tsx';
import { AddModule } from './add-module.tsx';
import { fileAddress, fileTitle } from './file-names.ts';
import { RemoveLesson } from './remove-lesson.tsx';
import { DiscardedDrafts, DraftList } from './review/draft-list.tsx';

type AuthoredCourse = Answer<'GET /api/authoring/:courseId'>;

const OF_COURSE = ['course.yaml', 'final.yaml', 'project.yaml'];
const ROW = 'border-b px-5 py-1 last:border-b-0';

/** The drafts of a course, and all its files. */
export function CourseView({ course }: { course: AuthoredCourse }) {
  const { courseId, modules, files, drafts, discarded } = course;
  const fileAt = new Map(files.map((file) => [file.path, file]));
  const isBegun = fileAt.has('course.yaml');
  return (
    <div className="grid grid-cols-1 gap-stack">
      <PageSection
        title="Drafts"
        description="What is changed here reaches learners after a second person has read it."
      >
        <DraftList courseId={courseId} drafts={drafts} />
        <DiscardedDrafts courseId={courseId} drafts={discarded} />
      </PageSection>
      <PageSection title="Lessons" action={isBegun && <AddModule courseId={courseId} isFirst={false} />}>
        {!isBegun && (
          <EmptyState title="Nothing is written yet" action={<AddModule courseId={courseId} isFirst />}>
            A course begins with a module and its first lesson.
          </EmptyState>
        )}
        <div className="grid gap-4">
          {modules.map(({ folder, title, lessons }) => (
            <Card key={folder} padding="none">
              <div className="flex flex-wrap items-center justify-between gap-2 border-b px-5 py-3">
                <Heading level={3}>{title}</Heading>
                <AddLesson courseId={courseId} folder={folder} />
              </div>
              <ul>
                {lessons.map((lesson) => (
                  <li key={lesson.path ?? lesson.title} className={ROW}>
                    <span className="flex min-h-touch items-center justify-between gap-3">
                      {lesson.path === null ? (
                        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-3">
                          {lesson.title} <Badge>Still to come</Badge>
                        </span>
                      ) : (
                        <FileLink
                          courseId={courseId}
                          path={lesson.path}
                          title={lesson.title}
                          files={[fileAt.get(lesson.path), fileAt.get(lesson.path.replace(/\.md$/, '.yaml'))]}
                        />
                      )}
                      <span className="flex shrink-0 items-center">
                        {lesson.path === null && (
                          <WritePlanned courseId={courseId} folder={folder} lesson={lesson} />
                        )}
                        <RemoveLesson
                          courseId={courseId}
                          folder={folder}
                          lesson={lesson}
                          isLast={lessons.length === 1}
                        />
                      </span>
                    </span>
                  </li>
                ))}
                <FileRows
                  courseId={courseId}
                  paths={[`${folder}/assessment.yaml`, `${folder}/module.yaml`]}
                  fileAt={fileAt}
                  className="bg-sunken/50"
                />
              </ul>
            </Card>
          ))}
        </div>
      </PageSection>
      {isBegun && (
        <PageSection title="The whole course">
          <Card padding="none">
            <ul>
              <FileRows courseId={courseId} paths={OF_COURSE} fileAt={fileAt} />
            </ul>
          </Card>
        </PageSection>
      )}
    </div>
  );
}

interface FileRowsProps {
  courseId: string;
  paths: readonly string[];
  fileAt: ReadonlyMap<string, CourseFile>;
  className?: string;
}

/** Files that are named by their purpose. */
function FileRows({ courseId, paths, fileAt, className }: FileRowsProps) {
  return paths.map((path) => (
    <li key={path} className={classNames(ROW, className)}>
      <FileLink courseId={courseId} path={path} title={fileTitle(path)} files={[fileAt.get(path)]} />
    </li>
  ));
}

interface FileLinkProps {
  courseId: string;
  path: string;
  title: string;
  /** The file, and its companion file. */
  files: readonly (CourseFile | undefined)[];
}

function FileLink({ courseId, path, title, files }: FileLinkProps) {
  const isNew = files.every((file) => file === undefined);
  return (
    <span className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1">
      <a
        className="inline-flex min-h-touch items-center font-semibold wrap-anywhere"
        href={fileAddress(courseId, path)}
      >
        {title}
      </a>
      {isNew && <Badge>Not written yet</Badge>}
      {files.some((file) => file?.draftId) && <Badge tone="info">In a draft</Badge>}
      {files.some((file) => file?.isEdited) && <Badge tone="neutral">Edited here</Badge>}
      {files.some((file) => file?.hasProposal) && <Badge tone="bloom">Update</Badge>}
    </span>
  );
}
