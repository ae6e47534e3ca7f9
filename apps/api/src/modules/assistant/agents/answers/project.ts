import { courseNamed } from '@academy/assistant/intents';
import { plainMessage } from '@academy/assistant/language';
import { dayInWords, sastDay } from '@academy/domain/kernel';
import type { CatalogueCourse } from '../../../catalogue/courses/index.ts';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { nextSteps } from './next-step.ts';
import { listOf, paragraphs } from './phrasing.ts';

export const isAboutProject = (message: string): boolean => /\bprojects?\b/.test(plainMessage(message));

const dayOf = (instant: Date | string) => dayInWords(sastDay(new Date(instant)));

/** The state of a course's project; null when it has none or the learner has no place. */
async function projectOf(tools: Tools, course: CatalogueCourse) {
  const found = await tools.courseState(course.id);
  const review = await tools.projectReview(course.id);
  return found && review && course.project
    ? { course, ...review, title: course.project.title, isPassed: found.state.isProjectPassed }
    : null;
}
type OwnProject = NonNullable<Awaited<ReturnType<typeof projectOf>>>;

/** What a project still needs for a certificate; null once it is passed. */
export function missingOfProject({ isPassed, state, handedInAt }: OwnProject): string | null {
  if (isPassed) return null;
  if (state === 'once-more') return 'the project to hand in once more';
  return handedInAt === null || state === null
    ? 'the project to hand in'
    : `the project to be marked: you handed it in on ${dayOf(handedInAt)}`;
}
export { projectOf };

function stateWords({ isPassed, state, handedInAt, passedAt, reviews: [review] }: OwnProject): string {
  if (isPassed) return passedAt === null ? 'passed' : `passed on ${dayOf(passedAt)}`;
  if (handedInAt === null || state === null) return 'not handed in yet';
  if (state === 'once-more')
    return `${review?.reviewedBy || 'A trainer'} asks you to hand it in once more, since ${dayOf(review?.reviewedAt ?? handedInAt)}`;
  const waiting = `handed in, and waiting for an answer since ${dayOf(handedInAt)}`;
  return state === 'in-review' ? `${waiting}. Somebody is reading it right now` : waiting;
}

function wayTo({ course, state, isPassed, reviews: [review] }: OwnProject) {
  const href = `/course/${course.id}/project`;
  const hasWords = !isPassed && state === 'once-more';
  return {
    label: hasWords ? `Read what ${review?.reviewedBy || 'the trainer'} wrote` : 'Open the project',
    href,
  };
}

/** "Has my project been marked?", from the learner's record: submitted projects first, then open ones. */
export async function projectReply(tools: Tools, { message }: Turn): Promise<Reply> {
  const { courses } = (await tools.progress()).answer;
  const own = courses.flatMap(({ courseId, isEnrolled }) =>
    isEnrolled ? (tools.catalogue.courseOf(courseId) ?? []) : [],
  );
  const named = courseNamed(message, own);
  const [step] = await nextSteps(tools);
  const projects: OwnProject[] = [];
  for (const course of named ? [named] : own) {
    const project = await projectOf(tools, course);
    if (project) projects.push(project);
  }
  const handedIn = projects.filter(({ isPassed, handedInAt }) => isPassed || handedInAt !== null);
  const next = projects.filter(({ course }) => named !== null || course.id === step?.course.id);
  const shown = handedIn.length > 0 ? handedIn : next;
  return {
    text: paragraphs(
      shown.length === 0
        ? 'You have no project to hand in at the moment. Each course ends with one.'
        : `Your ${shown.length === 1 ? 'project' : 'projects'}:\n${listOf(shown.map((project) => `${project.course.title}: ${stateWords(project)}.`))}`,
      shown.some(({ isPassed, state }) => !isPassed && (state === 'handed-in' || state === 'in-review')) &&
        'You get a notice as soon as it has been marked.',
    ),
    intent: 'assessments',
    confidence: 'high',
    actions: shown.slice(0, 3).map(wayTo),
    suggestions: ['What is missing for my certificate?', 'What should I learn next?'],
  };
}
