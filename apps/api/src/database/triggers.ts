/**
 * - rejects: data that no writer may write, by any path;
 * - derives: a value that always follows from the row that was written;
 * - records: what has happened to a row, so that no writer can leave it out.
 *
 * None queues a job or notifies anybody: follow-ups belong in the code that writes the event.
 */
type TriggerKind = 'rejects' | 'derives' | 'records';

interface Trigger {
  readonly table: string;
  readonly kind: TriggerKind;
  readonly does: string;
  /** Why the database does it, and not the code that writes the row. */
  readonly why: string;
}

/**
 * Everything that the database does by itself when a row is written, besides constraints and foreign keys: all triggers of a
 * migrated database, by their names. A test compares the list with the database.
 */
export const TRIGGERS: Readonly<Record<string, Trigger>> = {
  audit_log_stays: {
    table: 'audit_log',
    kind: 'rejects',
    does: 'refuses every change and removal, but for the name and the reason of an account that is gone',
    why: 'a log that an error in the code or a manual statement could change proves nothing',
  },
  coin_entries_stay: {
    table: 'coin_entries',
    kind: 'rejects',
    does: 'refuses every change and removal of an entry, but for the removal of the whole account',
    why: 'a ledger is only added to, also by a manual statement',
  },
  coin_entries_are_not_emptied: {
    table: 'coin_entries',
    kind: 'rejects',
    does: 'refuses to empty the ledger',
    why: 'a ledger is only added to, also by a manual statement',
  },
  coin_entries_add_up: {
    table: 'coin_entries',
    kind: 'derives',
    does: 'adds the entry to the sums of coin_accounts; refuses what would spend coins that are not there, or return what was not spent',
    why: 'an account is the sum of its entries, and the checks of coin_accounts rest on it: with sums written by code, one forgotten writer spends coins twice',
  },
  keep_leaderboard_entry: {
    table: 'learner_tallies',
    kind: 'derives',
    does: 'copies changed points to the row of whoever has joined the leaderboard',
    why: 'the learning log writes tallies and may not know rewards; reports are one statement without a transaction, so a copy by code would cost each completed lesson a transaction and three more round trips',
  },
  enrolments_raise_version: {
    table: 'enrolments',
    kind: 'derives',
    does: "raises the version of the learner's record",
    why: 'responses kept in memory are valid for one version; a place that is added or taken away by any statement, also by a foreign key, must not be served from memory, and enrolment may not know the learning log',
  },
  mail_preferences_history: {
    table: 'mail_preferences',
    kind: 'records',
    does: 'adds a changed answer to consent_history',
    why: 'the history is the proof of what somebody has agreed to; whether an answer differs from the last one is known without a race only under the lock of its row, and a first answer has no row to lock',
  },
  llm_consents_history: {
    table: 'llm_consents',
    kind: 'records',
    does: 'adds a changed answer to consent_history',
    why: 'the same as for mail_preferences; the history belongs to privacy, which none of the areas that ask for consent may use',
  },
  leaderboard_entries_history: {
    table: 'leaderboard_entries',
    kind: 'records',
    does: 'adds joining and leaving to consent_history, but for a row that goes with its account',
    why: 'the same as for llm_consents',
  },
  no_more_places_used: {
    table: 'waitlist_counter',
    kind: 'rejects',
    does: 'refuses a count beyond the places of academy_settings',
    why: 'a check cannot read another table',
  },
  no_place_beyond_the_last: {
    table: 'waitlist_entries',
    kind: 'rejects',
    does: 'refuses a position beyond the places of academy_settings',
    why: 'a check cannot read another table',
  },
  taken_places_stay: {
    table: 'academy_settings',
    kind: 'rejects',
    does: 'refuses fewer places than are taken',
    why: 'a check cannot read another table',
  },
  payment_papers_stay: {
    table: 'payment_papers',
    kind: 'rejects',
    does: 'refuses every change and removal',
    why: 'a receipt or credit note stays as it was issued',
  },
  payment_orders_forget_drawings: {
    table: 'payment_orders',
    kind: 'derives',
    does: 'removes the drawn files of an order that has lost the name or the account of its buyer',
    why: 'an order loses its account by a foreign key, which no code sees',
  },
};
