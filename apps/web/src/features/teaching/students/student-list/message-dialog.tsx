import { STUDENT_MESSAGE_MAX_CHARACTERS } from '@academy/domain/teaching/students';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { GuardedFormDialog } from '../../../../ui/overlays/guarded-form-dialog.tsx';
import { messageProblem, messageSent } from '../teaching-messages.ts';
import type { Student } from './filter-students.ts';

/** A mail to one learner. Their address is not shown. */
export function MessageDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { ref: studentRef, fullName, courseTitle } = student;
  const { write, isPending } = useWrite('POST /api/students/:studentRef/messages');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  async function send() {
    if (text.trim() === '') return setProblem('Please write something first.');
    const result = await write({ studentRef, text });
    if (!result) return;
    if (!result.ok) return setProblem(messageProblem(result.failure));
    toast(messageSent(fullName));
    onClose();
  }

  return (
    <GuardedFormDialog
      onClose={onClose}
      title="Write a mail"
      onSubmit={() => void send()}
      submitLabel="Send"
      isPending={isPending}
    >
      <p>
        To <b className="font-semibold">{fullName}</b>, about {courseTitle}
      </p>
      <TextArea
        label="Your message"
        hint="It carries your name. An answer comes as a question to you in the academy."
        rows={6}
        maxLength={STUDENT_MESSAGE_MAX_CHARACTERS}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
    </GuardedFormDialog>
  );
}
