import type { LessonExercise } from '@academy/contract/learning/documents';
import type { ProgramReport, TestOutcome } from '@academy/courseware/python';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../../../ui/brand/icon.tsx';
import { LANGUAGES, type Language } from '../languages.ts';

export interface TestListProps {
  language: Language;
  tests: LessonExercise['tests'];
  /** Of the last run; null before it. */
  report: ProgramReport | null;
}

/** What the program must do: open circles before the first run, then the result of each test. */
export function TestList({ language, tests, report }: TestListProps) {
  if (report === null) return <OpenTests state="Not run yet" names={tests.map(({ name }) => name)} />;
  if (report.error !== null)
    return (
      <div className="grid gap-3">
        <p>Your {LANGUAGES[language].written} stopped with an error before the tests.</p>
        <OpenTests state="Not reached" names={report.tests.map(nameOf)} />
      </div>
    );
  return (
    <ul aria-label="Tests" className="grid gap-3">
      {report.tests.map((outcome) => (
        <OutcomeLine key={nameOf(outcome)} {...outcome} />
      ))}
    </ul>
  );
}

function nameOf({ name, isHidden }: TestOutcome): string {
  return isHidden ? `Hidden test: ${name}` : name;
}

function OpenTests({ state, names }: { state: string; names: readonly string[] }) {
  return (
    <ul aria-label="Tests" className="grid gap-3">
      {names.map((name) => (
        <TestLine key={name} icon={CircleDashed} tone="text-ink-3" state={state} name={name} />
      ))}
    </ul>
  );
}

function OutcomeLine(outcome: TestOutcome) {
  const { isPassed, message } = outcome;
  return (
    <TestLine
      icon={isPassed ? CircleCheck : CircleX}
      tone={isPassed ? 'text-success-text' : 'text-danger-text'}
      state={isPassed ? 'Passed' : 'Not yet'}
      name={nameOf(outcome)}
      message={message}
    />
  );
}

interface TestLineProps {
  icon: LucideIcon;
  tone: string;
  state: string;
  name: string;
  message?: string | null;
}

function TestLine({ icon, tone, state, name, message = null }: TestLineProps) {
  return (
    <li data-news={message === null ? undefined : ''} className="flex gap-3">
      <Icon icon={icon} size="large" className={tone} />
      <span className="min-w-0">
        <span className="sr-only">{state}: </span>
        {name}
        {message !== null && <span className="block text-danger-text">{message}</span>}
      </span>
    </li>
  );
}
