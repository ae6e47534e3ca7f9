import { SUBJECT_MAX_CHARACTERS, TEXT_MAX_CHARACTERS } from '@academy/domain/teaching/tickets';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { chatToAttach, setChatToAttach } from '../../../lib/work/chat-to-attach.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AttachedChat } from './attached-chat.tsx';
import { askingProblem } from './ticket-messages.ts';

/** The courses of the learner, by name. */
function useOwnCourses() {
  const { data: progress } = useAnswer('GET /api/progress/user');
  const { data: courses } = useAnswer('GET /api/courses');
  const own = new Set(progress?.courses.map(({ courseId }) => courseId));
  return (courses ?? [])
    .filter(({ id }) => own.has(id))
    .map(({ id, title }) => ({ value: id, label: title }));
}

export function AskForm({ onAsked }: { onAsked: () => void }) {
  const [brought] = useState(chatToAttach);
  const courses = useOwnCourses();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [courseId, setCourseId] = useState('');
  const [isAttached, setIsAttached] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useWrite('POST /api/tickets');
  const lessonId = brought?.lessonId;

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (subject.trim() === '' || text.trim() === '')
      return setProblem('Please say what it is about, and what you would like to know.');
    setProblem(undefined);
    const result = await write({
      subject,
      text,
      ...(lessonId === undefined ? courseId !== '' && { courseId } : { lessonId }),
      ...(isAttached && brought && { chat: [...brought.chat] }),
    });
    if (!result) return;
    if (!result.ok) return setProblem(askingProblem(result.failure));
    setChatToAttach(null);
    onAsked();
  }

  return (
    <Card>
      <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-4">
        <TextField
          label="What is it about?"
          required
          maxLength={SUBJECT_MAX_CHARACTERS}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
        {lessonId === undefined && courses.length > 0 && (
          <SelectField
            label="Course"
            placeholder="No course in particular"
            options={courses}
            value={courseId}
            onChange={(event) => setCourseId(event.target.value)}
          />
        )}
        {lessonId !== undefined && <p className="text-ink-2">We will send along the lesson you came from.</p>}
        <TextArea
          label="Your question"
          required
          rows={5}
          maxLength={TEXT_MAX_CHARACTERS}
          value={text}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        {brought && brought.chat.length > 0 && (
          <div>
            <Checkbox
              label={`Attach my chat with ${brought.agentName}`}
              hint="Only then can the person who answers read it."
              checked={isAttached}
              onChange={(event) => setIsAttached(event.target.checked)}
            />
            {isAttached && <AttachedChat chat={brought.chat} />}
          </div>
        )}
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            Send question
          </Button>
        </div>
      </form>
    </Card>
  );
}
