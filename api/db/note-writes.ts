/** The channel on which servers tell each other that they have written. */
export const WRITES = 'kheya_writes';

/**
 * A number that differs after every commit, whoever writes: a trigger before each statement that
 * writes raises it, once a transaction, with the lock of the one writer in hand. A write by hand, or
 * outside a transaction, so waits for its turn like any other. The number is seen with the commit
 * that it counts, never before. With the commit the other servers are notified, too.
 *
 * A setting of the transaction says that it is counted: it is undone with a savepoint, as the number is.
 */
export const noteEveryWrite = (writer: number): readonly string[] => [
  `
    CREATE TABLE IF NOT EXISTS commits (number bigint NOT NULL)`,
  `
    INSERT INTO commits SELECT 0 WHERE NOT EXISTS (SELECT FROM commits)`,
  `
    CREATE OR REPLACE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      own constant text := pg_current_xact_id()::text;
    BEGIN
      IF current_setting('kheya.noted', true) IS DISTINCT FROM own THEN
        PERFORM pg_advisory_xact_lock(${writer});
        UPDATE commits SET number = number + 1;
        PERFORM set_config('kheya.noted', own, true);
        PERFORM pg_notify('${WRITES}', current_setting('application_name'));
      END IF;
      RETURN NULL;
    END $$`,
  `
    DO $$
    DECLARE
      written regclass;
    BEGIN
      FOR written IN
        SELECT oid FROM pg_class
        WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
          AND relname <> 'commits' AND relname NOT LIKE 'kysely%'
          AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'note_write')
      LOOP
        EXECUTE format('CREATE TRIGGER note_write BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE
          ON %s FOR EACH STATEMENT EXECUTE FUNCTION note_write()', written);
      END LOOP;
    END $$`,
];
