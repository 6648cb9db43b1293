#!/bin/sh
# The role that takes backups, and its way in. Run by the image of PostgreSQL in an empty database (of compose.yaml too), and by hand in one
# that stood before or whose password has changed: it may run again.
set -e
test -s "$BACKUP_PASSWORD_FILE"

line='host replication meridia_backup all scram-sha-256'
grep -qxF "$line" "$PGDATA/pg_hba.conf" || echo "$line" >> "$PGDATA/pg_hba.conf"

# psql reads the password itself: anybody can read the words of a command.
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\set password `cat "$BACKUP_PASSWORD_FILE"`
select 'create role meridia_backup' where not exists (select from pg_roles where rolname = 'meridia_backup') \gexec
alter role meridia_backup with login replication password :'password';
grant pg_monitor to meridia_backup;
select pg_reload_conf();
SQL
