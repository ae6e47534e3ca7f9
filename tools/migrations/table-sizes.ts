/** What a table grows with. One that is new must be judged here: a test compares this with the tables of all modules. */
const GROWING = {
  // 0.3 to 10,000 rows a learner; `npm run bench -- --only=growth` fills most of them for a million learners.
  'learners and what they do': `
    learning_events learning_events_archive lesson_progress course_progress learning_days review_cards skill_levels
    user_achievements seen_achievements withdrawn_badges recognised_modules
    enrolments assessment_attempts project_work project_submissions peer_reviews lesson_writings
    coin_entries coin_redemptions take_backs certificates drawn_certificates shared_badges
    event_registrations session_bookings session_reminders tickets ticket_messages student_messages
    chat_sessions chat_messages llm_learner_days content_gaps
    sign_ins known_devices one_time_links try_counts passkey_challenges recovery_codes
    notices outbox_mails repeatable_answers audit_log`,
  'learners, a row or a few each': `
    users profiles avatars display_settings mail_preferences quiet_hours streaks learner_tallies coin_accounts
    leaderboard_entries study_plans career_results chat_progress llm_consents consent_history calendar_feeds
    second_factors passkeys email_changes email_change_links data_exports account_erasures`,
  'purchases, which are kept for years': `
    payment_orders payment_order_steps payment_events payment_papers drawn_payment_papers payment_refunds
    payment_disputes vouchers`,
  // A thousand lessons and ten years are some million rows.
  'lessons or items, by day': 'lesson_figures item_figures',
} as const;

const SMALL = {
  'content, written by people': `
    courses course_modules lessons assessments projects pilot_courses courseware_state instructors instructor_accounts
    content_entries content_images course_files course_file_versions course_publications
    course_drafts course_draft_files course_draft_writers events training_sessions
    documents lesson_passages text_vectors search_documents search_words`,
  'days, months or batches': `
    daily_figures figure_rollups academy_days active_days cohort_days course_days last_active_days llm_days llm_months
    payment_reconciliations removals voucher_batches`,
  'the academy: a handful of rows': `
    academy_settings grant_key sealing_key signing_keys waitlist_counter payment_provider_denials`,
  'the waiting list, of 1,000 places at most': `
    waitlist_entries waitlist_takings waitlist_repeated_links invitations`,
  'the servers: calls of a few seconds, and the files of two builds': `
    worker_calls web_builds web_assets`,
} as const;

const namesIn = (lists: Readonly<Record<string, string>>) =>
  Object.values(lists).flatMap((list) => list.trim().split(/\s+/));

export const LARGE_TABLES: ReadonlySet<string> = new Set(namesIn(GROWING));
export const SMALL_TABLES: ReadonlySet<string> = new Set(namesIn(SMALL));
/** PostgreSQL builds no index concurrently on all partitions at once. */
export const PARTITIONED_TABLES: ReadonlySet<string> = new Set(['learning_events_archive']);
