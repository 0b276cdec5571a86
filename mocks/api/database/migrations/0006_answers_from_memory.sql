CREATE TABLE "shown_changes" (
	"lane" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "count_shown_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	free integer := 0;
BEGIN
	-- Once for a transaction, which is seen as one.
	IF current_setting('prompt_bazaar.shown_change_is_counted', true) = 'yes' THEN
		RETURN NULL;
	END IF;
	-- The lock is held until the transaction has ended, so whoever has it finds the row settled and never waits.
	WHILE NOT pg_try_advisory_xact_lock(7205121, free) LOOP
		free := free + 1;
	END LOOP;
	INSERT INTO "shown_changes" ("lane", "changes") VALUES (free, 1)
		ON CONFLICT ("lane") DO UPDATE SET "changes" = "shown_changes"."changes" + 1;
	PERFORM set_config('prompt_bazaar.shown_change_is_counted', 'yes', true);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_count_shown_change"
	AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_shown_change"();
--> statement-breakpoint
CREATE TRIGGER "categories_count_shown_change"
	AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_shown_change"();
