import { classNames } from '../../../../ui/class-names.ts';
import { MARK_WORDS, SESSION_MARKS, type SessionMark } from './session-state.ts';

const colours: Readonly<Record<SessionMark, string>> = {
  booked: 'text-cal-booked',
  'in-progress': 'text-cal-progress',
  conflict: 'text-cal-conflict',
  available: 'text-cal-available',
};

/** A different shape for each, so that it does not depend on colour. */
export function MarkDrawing({ mark }: { mark: SessionMark }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={classNames('size-3', colours[mark])}>
      {mark === 'booked' && <circle cx="6" cy="6" r="5.5" fill="currentColor" />}
      {mark === 'in-progress' && (
        <>
          <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M6 1v10A5 5 0 0 1 6 1z" fill="currentColor" />
        </>
      )}
      {mark === 'conflict' && <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />}
      {mark === 'available' && (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      )}
    </svg>
  );
}

/** TRAIN-38 */
export function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
      {SESSION_MARKS.map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <MarkDrawing mark={mark} />
          {MARK_WORDS[mark]}
        </li>
      ))}
    </ul>
  );
}
