import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { assignmentFailed } from './teaching-messages.ts';

type Instructors = Answer<'GET /api/admin/instructors'>;

/** For administrators: which account belongs to each instructor. That trainer sees their courses, sessions and learners. */
export function InstructorAccounts() {
  const { data } = useAnswer('GET /api/admin/instructors');
  if (!data) return null;
  return (
    <PageSection
      title="Who teaches"
      description="A trainer sees only the courses, sessions and learners of the instructor chosen here."
    >
      <Card>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {data.instructors.map((instructor) => (
            <li key={instructor.id}>
              <AccountChoice instructor={instructor} staff={data.staff} />
            </li>
          ))}
        </ul>
      </Card>
    </PageSection>
  );
}

interface AccountChoiceProps {
  instructor: Instructors['instructors'][number];
  staff: Instructors['staff'];
}

function AccountChoice({ instructor, staff }: AccountChoiceProps) {
  const { write, isPending } = useWrite('PUT /api/admin/instructor-accounts/:instructorId');

  async function assign(personId: string | null) {
    const result = await write({ instructorId: instructor.id, personId });
    if (result?.ok) toast({ title: 'Saved', description: savedText(personId), variant: 'success' });
    else if (result) toast(assignmentFailed(result.failure));
  }

  function savedText(personId: string | null): string {
    const person = staff.find((one) => one.personId === personId);
    return person
      ? `${nameOf(person)} now teaches as ${instructor.name}.`
      : `Nobody teaches as ${instructor.name} now.`;
  }

  return (
    <SelectField
      label={instructor.name}
      placeholder="Nobody yet"
      options={staff.map((person) => ({ value: person.personId, label: nameOf(person) }))}
      value={instructor.personId ?? ''}
      disabled={isPending}
      onChange={(event) => void assign(event.target.value === '' ? null : event.target.value)}
    />
  );
}

function nameOf({ fullName, username }: Instructors['staff'][number]): string {
  return fullName === null ? username : `${fullName} (${username})`;
}
