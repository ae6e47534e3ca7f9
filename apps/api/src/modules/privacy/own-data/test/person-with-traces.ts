import type { TestApp } from '../../../../test/test-app.ts';
import { addLearner, LESSON_REPORTS } from '../../../../test/test-learner.ts';

/** A course that the test's academy has. */
export const COURSE = 'privacy-course';

let orders = 0;

/** A person with data as the product writes it; `addSampleRows` adds the tables that are missing here. */
export async function addPersonWithTraces(test: TestApp) {
  const query = (sql: string, values: unknown[]) => test.database.pool.query(sql, values);
  const learner = await addLearner(test);
  const { rows } = await query('select full_name as "name", username from users where id = $1', [learner.id]);
  const { name, username } = rows[0];
  await learner.enrol(COURSE);
  await learner.report(...LESSON_REPORTS.a(COURSE));
  await learner.post('/api/tickets', { subject: `${name} asks`, text: `I am ${name}` });
  await learner.put('/api/mail-preferences/promotions', { isWanted: true });
  await learner.put('/api/leaderboard/entry', { name: 'Thandi', province: null });
  await query(
    `insert into waitlist_entries (position, email, name, province, registered_at, referral_code, user_id)
     select coalesce(max(position), 0) + 1, $2, $3, 'Gauteng', now(), substr(md5($2), 1, 8), $1 from waitlist_entries`,
    [learner.id, learner.email, name],
  );
  await query('update waitlist_counter set used = used + 1', []);
  await query(
    `insert into audit_log (actor_id, action, subject, happened_at, reason)
     values (null, 'lock-account', $1, now(), $2)`,
    [learner.id, `${name} had asked for it`],
  );
  for (const state of ['paid', 'cancelled']) {
    const isPaid = state === 'paid';
    orders += 1;
    const reference = `AC-${String(orders).padStart(26, '0')}`;
    await query(
      `insert into payment_orders (user_id, buyer_name, course_id, course_title, reference, quote_id, amount_cents,
         was_cents, mode, email, state, created_at, paid_at, receipt_number)
       values ($1, $2, $3, 'A course', $4, 'q', 1000, 1000, 'test', $5, $6, $7, $8, $9)`,
      [
        learner.id,
        name,
        COURSE,
        reference,
        learner.email,
        state,
        test.services.clock(),
        isPaid ? test.services.clock() : null,
        isPaid ? orders : null,
      ],
    );
    await query(
      `insert into payment_events (event, reference, body_sha256, body, received_at)
       values ('charge.success', $1::text, sha256(convert_to($1::text, 'UTF8')), convert_to($2::text, 'UTF8'), now())`,
      [reference, JSON.stringify({ email: learner.email })],
    );
  }
  await query(
    `insert into payment_refunds (order_id, amount_cents, cause, reason, requested_by, requested_at, state, settled_at)
     select id, 500, 'learner', $2, $1, now(), 'failed', now() from payment_orders where user_id = $1 limit 1`,
    [learner.id, `${name} changed plans`],
  );
  await query(
    `select graphile_worker.add_job('mail-achievements', json_build_object('userId', $1::text),
                                    run_at := now() + interval '1 day')`,
    [learner.id],
  );
  return { ...learner, name: String(name), username: String(username) };
}
