// Rows for every table that grows, so that the planner judges each by its real size; the busiest are filled by `growth`.
import { REWARD_STEPS } from '../growth/rewards.ts';
import { STEPS, type Step } from '../growth/seed-statements.ts';

const DAYS_AGO = `now() - interval '1 day' * (1 + n % 700)`;
const BYTES = (name: string) => `sha256(convert_to('${name}' || n, 'UTF8'))`;

/** One row for each learner whose number fits. */
const each = (name: string, columns: string, values: string, where = 'true'): Step => ({
  name,
  text: `insert into ${name} (${columns}) select ${values} from seeded where ${where} order by n`,
});

/** One row for each course that a learner has joined first. */
const eachPlace = (name: string, columns: string, values: string, where = 'true'): Step => ({
  name,
  text: `insert into ${name} (${columns}) select ${values} from place where k = 0 and ${where} order by n`,
});

const anyOf = (table: string, column = 'id') =>
  `(select (array_agg(${column} order by ${column}))[1 + n % count(*)::int] from ${table})`;

const log: readonly Step[] = [
  {
    name: 'learning_events',
    text: `insert into learning_events (user_id, kind, subject, occurred_at, recorded_at, data)
      select p.user_id, 'lesson-studied', l.id, now() - interval '1 hour' * (n % 9000 + j), now() - interval '1 hour' * (n % 9000 + j),
             '{"seconds": 30, "place": 300}'
        from generate_series(1, 12) as j cross join place p join known_lesson l on l.course_id = p.course_id and l.place = 1
       where p.k = 0 order by j, n`,
  },
  {
    name: 'learning_events_archive',
    text: `create table learning_events_archive_2025 partition of learning_events_archive for values from ('2025-01-01') to ('2026-01-01')`,
  },
  {
    name: 'learning_events_archive',
    text: `insert into learning_events_archive (id, user_id, kind, subject, occurred_at, recorded_at, sequence, data)
      select gen_random_uuid(), p.user_id, 'lesson-studied', l.id, '2025-02-03', '2025-02-03', n, '{"seconds": 30, "place": 300}'
        from place p join known_lesson l on l.course_id = p.course_id and l.place = 2 where p.k = 0 order by n`,
  },
  {
    name: 'review_cards',
    text: `insert into review_cards (user_id, lesson_id, card_id, course_id, entered_at, answered_on, due_on)
      select p.user_id, l.id, 'card-' || j, p.course_id, ${DAYS_AGO}, current_date - 9, current_date + (n % 40) - 3
        from generate_series(1, 4) as j cross join place p join known_lesson l on l.course_id = p.course_id and l.place = 1
       where p.k = 0 order by j, n`,
  },
  eachPlace(
    'recognised_modules',
    'user_id, module_id, percent',
    `user_id, course_id || '-1', 80`,
    'n % 3 = 0',
  ),
  {
    name: 'lesson_figures',
    text: `insert into lesson_figures (course_id, lesson_id, day, opened, completed, stopped)
      select course_id, id, current_date - j, 30, 20, 5 from generate_series(1, 365) as j cross join known_lesson order by j`,
  },
  {
    name: 'item_figures',
    text: `insert into item_figures (assessment_id, item_id, day, asked, right_count, rest_sum, rest_square_sum, rest_right_sum, strong, strong_right)
      select a.id, 'item-' || i, current_date - j, 30, 20, 15, 9, 11, 10, 8
        from generate_series(1, 365) as j cross join generate_series(1, 8) as i cross join assessments a order by j`,
  },
];

const work: readonly Step[] = [
  each(
    'project_work',
    'user_id, project_id, answers, ticked, saved_at, passed_at',
    `id, ${anyOf('projects')}, '{"answer": "A project."}', '{}', ${DAYS_AGO}, case when n % 4 > 0 then ${DAYS_AGO} end`,
    'n % 2 = 0',
  ),
  {
    name: 'project_submissions',
    text: `insert into project_submissions (user_id, project_id, course_id, asked, answers, handed_in_at, reviewed_at, reviewer_id, reviewer_name,
                                            is_passed, comment, criteria)
      select user_id, p.id, p.course_id, '{"title": "A project", "parts": [], "checklist": []}', '{"answer": "A project."}', ${DAYS_AGO},
             case when n % 50 > 0 then ${DAYS_AGO} end, case when n % 50 > 0 then (select id from users where username = 'trainer') end,
             case when n % 50 > 0 then 'A Trainer' end, case when n % 50 > 0 then true end, case when n % 50 > 0 then 'Well done.' end,
             case when n % 50 > 0 then '[]'::jsonb end
        from place join projects p using (course_id) where k = 0 and n % 2 = 0 order by n`,
  },
  {
    name: 'peer_reviews',
    text: `insert into peer_reviews (submission_id, place, learner_id, reviewer_id, project_id, offered_at, handed_in_at, sent_at, comment, criteria)
      select s.id, 1, s.user_id, r.id, s.project_id, s.handed_in_at, s.handed_in_at, s.handed_in_at, 'Well explained.', '[]'
        from project_submissions s join seeded l on l.id = s.user_id join seeded r on r.n = l.n - 1`,
  },
  each(
    'session_bookings',
    'session_id, user_id, state, during, made_at, attended_at',
    // A few are in sessions to come: a session has 500 seats at most.
    `case when n % 100 = 0 then ${anyOf('training_sessions')} else 'past-session-' || n % 2000 end, id, 'booked',
     tstzrange(${DAYS_AGO}, ${DAYS_AGO} + interval '1 hour'), ${DAYS_AGO}, null`,
  ),
  each(
    'session_reminders',
    'session_id, user_id, kind, starts_at',
    `${anyOf('training_sessions')}, id, 'day', ${DAYS_AGO}`,
  ),
];

const rewards: readonly Step[] = [
  { name: 'coin_accounts', text: 'update coin_accounts set balance = 5000, earned = 5000 + spent' },
  each('withdrawn_badges', 'user_id, achievement_id, withdrawn_at', `id, 1, ${DAYS_AGO}`, 'n % 30 = 1'),
  each(
    'shared_badges',
    'user_id, achievement_id, name, shared_at',
    `id, 1, 'Learner ' || n, ${DAYS_AGO}`,
    'n % 3 = 0',
  ),
  each(
    'coin_redemptions',
    'user_id, reward_id, cost, state, requested_at, appointed_at, settled_at',
    `id, 'mentorship', 500, case when n % 100 = 0 then 'open' else 'fulfilled' end, ${DAYS_AGO},
     case when n % 100 > 0 then ${DAYS_AGO} end, case when n % 100 > 0 then ${DAYS_AGO} end`,
    'n % 2 = 0',
  ),
  eachPlace(
    'take_backs',
    'user_id, course_id, course_title, order_id, taken_at, given_back_at',
    `user_id, course_id, 'A course', gen_random_uuid(), ${DAYS_AGO}, case when n % 4 = 0 then now() end`,
    'n % 2 = 0',
  ),
  {
    name: 'certificates',
    // As the demonstration's first one.
    text: `insert into certificates (id, user_id, course_id, completed_at, issued_at, status_index, facts, credential, signed_text, proof_text,
                                     signed_with, revoked_at, revocation_reason, revoked_by)
      select lpad(n::text, 10, '0'), place.user_id, place.course_id, ${DAYS_AGO}, ${DAYS_AGO}, 1000000 + n, model.facts, model.credential,
             model.signed_text, model.proof_text, model.signed_with,
             case when n % 500 = 2 then now() end, case when n % 500 = 2 then 'Issued twice' end,
             case when n % 500 = 2 then (select id from users where username = 'admin') end
        from place cross join (select * from certificates order by status_index limit 1) as model
       where k = 0 and (n % 2 = 0 or n % 25 = 1) order by n`,
  },
  eachPlace(
    'drawn_certificates',
    'certificate_id, form, facts_hash, file, drawn_at',
    `lpad(n::text, 10, '0'), 'paper', ${BYTES('facts')}, ${BYTES('file')}, ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
];

const words: readonly Step[] = [
  each(
    'tickets',
    'user_id, subject, created_at, last_at, last_from, closed_at',
    `id, 'A question about my course', ${DAYS_AGO}, ${DAYS_AGO}, 'staff', case when n % 20 > 0 then ${DAYS_AGO} end`,
    'n % 2 = 0',
  ),
  {
    name: 'ticket_messages',
    text: `insert into ticket_messages (ticket_id, place, author_id, author_name, written_from, content, written_at)
      select id, j, user_id, 'A learner', 'learner', 'How do I go on?', created_at from generate_series(1, 3) as j cross join tickets`,
  },
  eachPlace(
    'student_messages',
    'sender_id, user_id, course_id, content, sent_at',
    `(select id from users where username = 'trainer'), user_id, course_id, 'We miss you.', ${DAYS_AGO}`,
  ),
  each(
    'chat_sessions',
    'id, user_id, agent_type, created_at, last_seen_at',
    `'seeded-session-' || n, id, 'helpdeskai', ${DAYS_AGO}, now() - interval '1 day' * (n % 80)`,
  ),
  {
    name: 'chat_messages',
    text: `insert into chat_messages (session_id, sequence, role, content, said_at, agent_type, intent, confidence, engine)
      select 'seeded-session-' || n, j, case when j % 2 = 1 then 'user' else 'assistant' end, 'How do I save a file?',
             now() - interval '1 day' * (80 - n * 80.0 / (select count(*) from seeded)), 'helpdeskai',
             case when j % 2 = 0 then 'files' end, case when j % 2 = 0 then 'high' end, case when j % 2 = 0 then 'embedded' end
        from generate_series(1, 4) as j cross join seeded order by n`,
  },
  {
    name: 'notices',
    // Of the day before yesterday's, all have been mailed.
    text: `insert into notices (user_id, kind, subject, happened_at, read_at, mailed_at)
      select id, 'achievement', j::text, ${DAYS_AGO}, case when j < 4 then ${DAYS_AGO} + interval '1 day' end,
             case when n % 1000 > 0 then ${DAYS_AGO} end
        from generate_series(1, 5) as j cross join seeded order by j, n`,
  },
  each('llm_learner_days', 'user_id, day, requests, tokens', 'id, current_date - n % 300, 3, 900'),
  each(
    'content_gaps',
    'question, asked, last_asked_at',
    `'What is word ' || n || '?', 1 + n % 9, ${DAYS_AGO}`,
  ),
  each(
    'audit_log',
    'actor_id, action, subject, happened_at',
    `case when n % 7 > 0 then (select id from users where username = 'admin') else id end, 'role-changed', id::text, ${DAYS_AGO}`,
  ),
  each(
    'repeatable_answers',
    'scope, key_hash, fingerprint, body, created_at',
    `'POST /api/tickets ' || id, encode(${BYTES('key')}, 'hex'), ${BYTES('body')}, '{}', now() - interval '1 minute' * (n % 1400)`,
  ),
];

const accounts: readonly Step[] = [
  each(
    'one_time_links',
    'token_hash, purpose, user_id, created_at, expires_at',
    `${BYTES('link')}, 'password-reset', id, now() - interval '1 hour' * (n % 100), now() + interval '1 hour'`,
    'n % 2 = 0',
  ),
  each(
    'try_counts',
    'key, tries, window_ms, started_at',
    `'seeded:' || n, 1, 900000, now() - interval '1 minute' * (n % 1000)`,
  ),
  each(
    'passkey_challenges',
    'challenge_hash, user_id, expires_at',
    `${BYTES('challenge')}, id, now() + interval '1 minute' * (n % 1000)`,
    'n % 2 = 0',
  ),
  each('recovery_codes', 'user_id, code_hash', `id, ${BYTES('code')}`, 'n % 2 = 0'),
  each('profiles', 'user_id, province, changed_at', `id, 'Gauteng', ${DAYS_AGO}`),
  each(
    'avatars',
    'user_id, name, jpeg, added_at',
    `id, lpad(n::text, 22, 'a'), ${BYTES('jpeg')}, ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
  each(
    'display_settings',
    'user_id, accessibility_mode, font_size, changed_at',
    `id, false, 'large', ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
  each(
    'mail_preferences',
    'user_id, kind, is_wanted, changed_at',
    `id, 'weekly', n % 2 = 0, ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
  each('quiet_hours', 'user_id, from_hour, to_hour, changed_at', `id, 20, 6, ${DAYS_AGO}`, 'n % 2 = 0'),
  each(
    'study_plans',
    'user_id, hours_per_week, promised_on, made_at',
    'id, 4, current_date, now()',
    'n % 2 = 0',
  ),
  each('career_results', 'user_id, answers, scores, taken_at', `id, '{}', '{}', ${DAYS_AGO}`, 'n % 2 = 1'),
  each('chat_progress', 'user_id', 'id'),
  each('llm_consents', 'user_id, is_agreed, decided_at', `id, true, ${DAYS_AGO}`),
  each('consent_history', 'user_id, kind, is_given, said_at', `id, 'language-model', true, ${DAYS_AGO}`),
  each('calendar_feeds', 'user_id, token_hash, created_at', `id, ${BYTES('feed')}, ${DAYS_AGO}`, 'n % 2 = 0'),
  each(
    'second_factors',
    'user_id, secret, begun_at, confirmed_at, recovery_salt',
    `id, substr(${BYTES('secret')}, 1, 20), ${DAYS_AGO}, ${DAYS_AGO}, substr(${BYTES('salt')}, 1, 16)`,
    'n % 2 = 1',
  ),
  each(
    'passkeys',
    'user_id, credential_id, public_key, sign_count, name, created_at',
    `id, ${BYTES('credential')}, ${BYTES('public')}, 0, 'A phone', ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
  each(
    'email_changes',
    'user_id, old_email, new_email, asked_at, confirmed_at',
    `id, 'before' || n || '@example.co.za', 'grown' || n || '@example.co.za', ${DAYS_AGO}, ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
  {
    name: 'email_change_links',
    text: `insert into email_change_links (token_hash, change_id, purpose, expires_at)
      select sha256(convert_to(id::text, 'UTF8')), id, 'undo', asked_at + interval '7 days' from email_changes`,
  },
  each(
    'data_exports',
    'user_id, asked_at, ready_at, expires_at, page, json',
    `id, now(), now(), now() + interval '1 minute' * (n % 9000), ${BYTES('page')}, ${BYTES('json')}`,
    'n % 2 = 0',
  ),
  // Where it is not over yet, an account is of no use: few are.
  each(
    'account_erasures',
    'user_id, asked_at, due_at',
    `id, now(), now() + interval '1 hour' * (1 + n % 700)`,
    'n % 10 = 7',
  ),
];

const REFERENCE = `'AC-' || lpad(n::text, 26, '0')`;
const VOUCHER = `regexp_replace(lpad(n::text, 16, '0'), '^(.{4})(.{4})(.{4})(.{4})$', '\\1-\\2-\\3-\\4')`;
const payments: readonly Step[] = [
  eachPlace(
    'payment_orders',
    `user_id, buyer_name, course_id, course_title, reference, quote_id, amount_cents, was_cents, mode, email, state, created_at, paid_at,
     receipt_number, paid_cents`,
    `user_id, 'Learner Number ' || n, course_id, 'A course', ${REFERENCE}, 'standard', 99900, 99900, 'test', 'grown' || n || '@example.co.za',
     case when n % 40 = 0 then 'refunded' else 'paid' end, ${DAYS_AGO}, ${DAYS_AGO}, n, 99900`,
    'n % 2 = 0',
  ),
  {
    name: 'payment_order_steps',
    text: `insert into payment_order_steps (order_id, event, state, source, happened_at)
      select id, 'paid', 'paid', 'webhook', paid_at from generate_series(1, 2) as j cross join payment_orders`,
  },
  each(
    'payment_events',
    'event, reference, body_sha256, body, received_at, processed_at',
    `'charge.success', ${REFERENCE}, ${BYTES('event')}, ${BYTES('body')}, ${DAYS_AGO}, ${DAYS_AGO}`,
    'n % 2 = 0',
  ),
  {
    name: 'payment_papers',
    text: `insert into payment_papers (order_id, kind, number, issued_at, seller_name, seller_address, seller_registration,
        vat_number, vat_percent, amount_cents, vat_cents)
      select id, 'receipt', receipt_number, paid_at, 'The Academy', 'Cape Town', '', '', 0, 99900, 0 from payment_orders`,
  },
  {
    name: 'drawn_payment_papers',
    text: `insert into drawn_payment_papers (paper_id, facts_hash, file, drawn_at)
      select id, sha256('facts'), 'file', issued_at from payment_papers`,
  },
  {
    name: 'payment_refunds',
    text: `insert into payment_refunds (order_id, amount_cents, cause, requested_by, requested_at, state, settled_at)
      select id, 100, 'academy', (select id from users where username = 'admin'), paid_at, 'processed', paid_at
        from payment_orders where receipt_number % 10 = 0`,
  },
  {
    name: 'payment_disputes',
    text: `insert into payment_disputes (provider_dispute_id, order_id, reference, status, opened_at, changed_at, resolved_at)
      select 'dispute-' || receipt_number, id, reference, 'resolved', paid_at, paid_at, paid_at from payment_orders where receipt_number % 4 = 0`,
  },
  each(
    'vouchers',
    'code, batch_id, redeemed_at, course_id, redeemed_by',
    `${VOUCHER}, gen_random_uuid(), case when n % 2 = 0 then now() end, case when n % 2 = 0 then ${anyOf('courses')} end, case when n % 2 = 0 then id end`,
  ),
];

const REWARDS = REWARD_STEPS.filter(
  ({ name }) => name !== 'notices' && !STEPS.some((step) => step.name === name),
);

export const ALL_STEPS: readonly Step[] = [
  ...STEPS,
  ...REWARDS,
  ...log,
  ...work,
  ...rewards,
  ...words,
  ...accounts,
  ...payments,
];
