import { Client } from 'pg';
import type { OwnedServer } from './server/own-server.ts';
import { APPLICATION_USER, CLUSTER_DATABASE, CLUSTER_USER, SOCKET_PORT } from './server-settings.ts';

const ORDINARY = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Gives the application a role that owns its database and nothing else: a statement smuggled into one of its queries
 * can then neither run programs nor read files. Clusters made before that role existed are changed at their next start.
 */
export async function prepareApplicationRole({
  connection: { client },
  socketFolder,
}: OwnedServer): Promise<void> {
  const roles = await client.query('select from pg_roles where rolname = $1', [APPLICATION_USER]);
  // Again at every start: a right that was granted by mistake does not stay.
  await client.query(`${roles.rowCount === 0 ? 'create' : 'alter'} role ${APPLICATION_USER} ${ORDINARY}`);
  const databases = await client.query('select from pg_database where datname = $1', [CLUSTER_DATABASE]);
  if (databases.rowCount === 0)
    await client.query(`create database ${CLUSTER_DATABASE} owner ${APPLICATION_USER}`);
  else await takeOver(socketFolder);
}

/** The last identifier that initdb can give is one less. */
const FIRST_NORMAL_OBJECT = 16384;
const BOOTSTRAP_ROLE = 10;

/**
 * `reassign owned` refuses the bootstrap role, so its objects are handed over one by one: those of an older version,
 * and those of a dump that was restored as the superuser. Members of an extension stay with it, and indexes, row types
 * and sequences of columns follow their tables.
 */
const TAKE_OVER = `
do $$
declare
  statement text;
begin
  perform set_config('search_path', '', true);
  for statement in
    select format('alter %s %s owner to ${APPLICATION_USER}', kind, name) from (
      select 'schema' as kind, quote_ident(nspname) as name, 'pg_namespace'::regclass as catalog, oid, oid as schema,
             nspowner as owner
        from pg_namespace
      union all
      select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
                          when 'c' then 'type' else 'table' end,
             oid::regclass::text, 'pg_class'::regclass, oid, relnamespace, relowner
        from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'c', 'S')
         and not (relkind = 'S' and exists (
           select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
                                   and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')))
      union all
      select case typtype when 'd' then 'domain' else 'type' end,
             oid::regtype::text, 'pg_type'::regclass, oid, typnamespace, typowner
        from pg_type where typtype in ('d', 'e', 'r')
      union all
      select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid, pronamespace, proowner from pg_proc
    ) as owned
    where owner = ${BOOTSTRAP_ROLE} and oid >= ${FIRST_NORMAL_OBJECT}
      and schema not in (select oid from pg_namespace where nspname like 'pg\\_%')
      and not exists (select from pg_depend where classid = catalog and objid = owned.oid and deptype = 'e')
  loop
    execute statement;
  end loop;
end
$$`;

async function takeOver(socketFolder: string): Promise<void> {
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    ssl: false,
    user: CLUSTER_USER,
    database: CLUSTER_DATABASE,
  });
  await client.connect();
  try {
    // One transaction: an interrupted start leaves everything to the next.
    await client.query('begin');
    await client.query(TAKE_OVER);
    await client.query(`alter database ${CLUSTER_DATABASE} owner to ${APPLICATION_USER}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
