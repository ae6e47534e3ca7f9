import type pg from 'pg';

/**
 * What the database itself ends, in milliseconds. A connection without a pooler asks for them when it connects; behind a
 * pooler they are settings of the role in this database, since the pooler's connections are not ours alone.
 */
export const SESSION_LIMITS = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

const NAMES = Object.keys(SESSION_LIMITS);
const ROLE_SETTINGS = Object.entries(SESSION_LIMITS).map(([name, ms]) => `${name}=${ms}ms`);

const SETTINGS_OF_ROLE = `
  select unnest(setconfig) as setting from pg_db_role_setting
   where setrole = (select oid from pg_roles where rolname = current_user)
     and setdatabase = (select oid from pg_database where datname = current_database())`;

const SET_FOR_ROLE = `
  do $$ declare setting text; begin
    -- Servers that start together would otherwise change the same row.
    perform pg_advisory_xact_lock(7203002);
    foreach setting in array array[${ROLE_SETTINGS.map((setting) => `'${setting}'`).join(', ')}] loop
      execute format('alter role current_user in database %I set %I = %L',
        current_database(), split_part(setting, '=', 1), split_part(setting, '=', 2));
    end loop;
  end $$`;

/** The limits of every new connection of this role, whoever opens it. Tools such as pg_dump turn them off for themselves. */
export async function setRoleLimits(directPool: pg.Pool): Promise<void> {
  const { rows } = await directPool.query<{ setting: string }>(SETTINGS_OF_ROLE);
  const known = rows.map(({ setting }) => setting);
  if (ROLE_SETTINGS.every((setting) => known.includes(setting))) return;
  await directPool.query(SET_FOR_ROLE);
}

/** The first limit that a connection lacks, in words; null if it has them all. */
export async function missingLimit(client: pg.ClientBase): Promise<string | null> {
  // The pause makes the checks of several connections overlap, so that a pooler cannot answer them all with one.
  const { rows } = await client.query<{ name: keyof typeof SESSION_LIMITS; setting: string }>(
    'select name, setting, pg_sleep(0.05) from pg_settings where name = any($1) order by name',
    [NAMES],
  );
  const wrong = rows.find(({ name, setting }) => Number(setting) !== SESSION_LIMITS[name]);
  return wrong ? `${wrong.name} is ${wrong.setting} ms instead of ${SESSION_LIMITS[wrong.name]} ms` : null;
}

/**
 * A host that vanishes does not close its connections, and the database would keep them, and their locks, for two hours. With
 * these probes it ends such a connection after fifty seconds.
 */
export const TCP_KEEPALIVE = `
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3;
  set tcp_user_timeout = '50s'`;
