import pg from 'pg'

/**
 * Prepares a migrated PostgreSQL database for `kept.put_back()`, which restores its current state: it empties
 * changed tables, inserts the current rows again and resets sequences. Triggers are disabled, because the
 * rows that they write are restored too. If tables were altered, it changes nothing and returns false.
 */
export async function makeEmptiable(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statements)
  await client.end()
}

const statements = `
  create schema kept;
  create schema kept_rows;
  do $$
    declare
      name text;
      has_rows boolean;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from public.%I)', name) into has_rows;
        if has_rows then execute format('create table kept_rows.%1$I as table public.%1$I', name); end if;
      end loop;
    end
  $$;

  create table kept.changes (made_at timestamptz);
  create function kept.note_change() returns event_trigger security definer language plpgsql as $$
    begin
      insert into kept.changes values (now());
    end
  $$;

  create function kept.put_back() returns boolean set session_replication_role to replica language plpgsql as $$
    declare
      written record;
    begin
      if exists (select from kept.changes) then return false; end if;
      for written in
        select oid::regclass as its_name, to_regclass(format('kept_rows.%I', relname)) as its_rows
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        execute format('delete from %s', written.its_name);
        if written.its_rows is not null then
          execute format(
            'insert into %s overriding system value select * from %s', written.its_name, written.its_rows
          );
        end if;
      end loop;
      perform setval(seqrelid, seqstart, false) from pg_sequence;
      return true;
    end
  $$;

  create event trigger kept_note_change on ddl_command_end execute function kept.note_change()`
