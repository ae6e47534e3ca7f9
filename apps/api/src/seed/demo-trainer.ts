import { findAccountByName } from '../modules/accounts/identity/index.ts';
import { addInstructorAccount } from '../modules/catalogue/instructors/index.ts';
import type { Services } from '../services.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

const DEMO_INSTRUCTOR = 'johan-van-wyk';

/** The demo trainer teaches as the instructor of that name, unless one of the two is assigned to somebody else. */
export async function seedDemoTrainer({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const demo = DEMO_ACCOUNTS.find(({ role }) => role === 'trainer');
  const trainer = demo && (await findAccountByName(db, demo.username));
  if (trainer?.email !== demo?.email || trainer?.role !== 'trainer') return;
  await addInstructorAccount(db, { instructorId: DEMO_INSTRUCTOR, userId: trainer.id, assignedAt: clock() });
}
