import type { Queryable } from '../../database/connect.ts';
import { addJob } from '../../job-queue/add-job.store.ts';
import { addMail } from './outbox.store.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly now: Date;
}

/** Called inside the transaction of its cause: the mail and the job that sends it exist only if that commits. */
export async function queueMail(db: Queryable, mail: Mail): Promise<void> {
  const mailId = await addMail(db, mail);
  await addJob(db, 'send-mail', { mailId });
}
