import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { avatarLetters } from '@academy/domain/access';
import type { ReactNode } from 'react';
import { Chip } from '../../../../ui/actions/chip.tsx';
import { Avatar } from '../../../../ui/brand/avatar.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { careerTitle } from '../course-words.ts';
import { PrerequisiteList } from './prerequisite-list.tsx';

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3>{title}</h3>
      {children}
    </Card>
  );
}

type Instructors = CourseDetailAnswer['instructors'];

function InstructorList({ instructors }: { instructors: Instructors }) {
  return (
    <ul className="grid gap-4">
      {instructors.map(({ id, name, about, avatarUrl }) => (
        <li key={id} className="flex items-start gap-3">
          <Avatar
            name={name}
            fallback={avatarLetters({ fullName: name, username: name })}
            imageUrl={avatarUrl}
          />
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-2">{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The column next to the syllabus: prerequisites, outcomes, and the instructor. */
export function CourseSide({ course }: { course: CourseDetailAnswer }) {
  return (
    <div className="grid content-start gap-4">
      <Block title="What you need">
        <ul className="grid list-disc gap-2 pl-5 text-ink-2 marker:text-ink-3">
          {course.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        {course.prerequisites.length > 0 && <PrerequisiteList prerequisites={course.prerequisites} />}
      </Block>
      {course.skills.length > 0 && (
        <Block title="Skills you build">
          <ul className="flex flex-wrap gap-2">
            {course.skills.map(({ skill, points }) => (
              <li key={skill}>
                <Chip>
                  {skill} <span className="text-ink-2">+{points}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {course.instructors.length > 0 && (
        <Block title={course.instructors.length === 1 ? 'Your instructor' : 'Your instructors'}>
          <InstructorList instructors={course.instructors} />
        </Block>
      )}
      {course.careers.length > 0 && (
        <Block title="Careers it leads to">
          <ul className="flex flex-wrap gap-2">
            {course.careers.map((careerId) => (
              <li key={careerId}>
                <Chip href={`/careers/${careerId}`}>{careerTitle(careerId)}</Chip>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </div>
  );
}
