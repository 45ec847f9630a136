CREATE TABLE "payout_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sheba" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"owner_confirmed_at" timestamp with time zone,
	"owner_confirmed_by" integer
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount_rials" bigint NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"sheba" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"return_reason" text
);
--> statement-breakpoint
CREATE TABLE "provider_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_whole_day" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_pictures" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reliability_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reliability_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"reason" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"points" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"appeal_due_at" timestamp with time zone NOT NULL,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"decision" text,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallet_top_ups" ADD COLUMN "account" text DEFAULT 'cash' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "tariff_note" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "offers_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_owner_confirmed_by_users_id_fk" FOREIGN KEY ("owner_confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_absences" ADD CONSTRAINT "provider_absences_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_pictures" ADD CONSTRAINT "provider_pictures_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_pictures" ADD CONSTRAINT "provider_pictures_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reliability_events" ADD CONSTRAINT "reliability_events_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reliability_events" ADD CONSTRAINT "reliability_events_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_user_id_id_index" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payouts_requested_at_index" ON "payouts" USING btree ("requested_at") WHERE "payouts"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "provider_absences_user_id_ends_at_starts_at_index" ON "provider_absences" USING btree ("user_id","ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "provider_pictures_user_id_index" ON "provider_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reliability_events_task_id_user_id_reason_index" ON "reliability_events" USING btree ("task_id","user_id","reason");--> statement-breakpoint
CREATE INDEX "reliability_events_user_id_at_index" ON "reliability_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sanctions_user_id_id_index" ON "sanctions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sanctions_ends_at_index" ON "sanctions" USING btree ("ends_at") WHERE "sanctions"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "sanctions_appealed_at_index" ON "sanctions" USING btree ("appealed_at") WHERE "sanctions"."appealed_at" IS NOT NULL AND "sanctions"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "providers_offers_held_until_index" ON "providers" USING btree ("offers_held_until") WHERE "providers"."offers_held_until" IS NOT NULL;--> statement-breakpoint
-- Whoever is offered nothing for some days stands in no list.
CREATE OR REPLACE FUNCTION keep_city_providers(people integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM providers WHERE user_id = ANY (people) ORDER BY user_id FOR NO KEY UPDATE;
  DELETE FROM city_providers WHERE user_id = ANY (people);
  INSERT INTO city_providers (category_id, city_id, user_id, type_ids, week_hours, bayesian_rating)
    SELECT service.category_id, city.id, providers.user_id, service.type_ids, coalesce(week.hours, repeat('0', 168)::bit(168)), providers.bayesian_rating
    FROM providers
    CROSS JOIN LATERAL (
      SELECT category_id, array_agg(type_id ORDER BY type_id) AS type_ids
        FROM provider_services WHERE provider_services.user_id = providers.user_id GROUP BY category_id
    ) AS service
    CROSS JOIN LATERAL (
      SELECT DISTINCT locations.city_id AS id
        FROM provider_locations JOIN locations ON locations.id = provider_locations.location_id
        WHERE provider_locations.user_id = providers.user_id
    ) AS city
    CROSS JOIN LATERAL (
      SELECT bit_or((repeat('0', weekday * 24 + start_hour) || repeat('1', end_hour - start_hour) || repeat('0', 168 - weekday * 24 - end_hour))::bit(168)) AS hours
        FROM provider_shifts WHERE provider_shifts.user_id = providers.user_id AND start_hour < end_hour
    ) AS week
    WHERE providers.user_id = ANY (people) AND providers.status = 'active' AND providers.offers_held_until IS NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER providers_update ON providers;
--> statement-breakpoint
CREATE TRIGGER providers_update AFTER UPDATE ON providers FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.bayesian_rating <> NEW.bayesian_rating OR OLD.offers_held_until IS DISTINCT FROM NEW.offers_held_until) EXECUTE FUNCTION city_providers_follow_provider();
--> statement-breakpoint
-- Those who were let in with a Sheba are paid to it.
INSERT INTO payout_accounts (user_id, sheba, changed_at)
  SELECT user_id, sheba, coalesce(decided_at, updated_at) FROM provider_applications
  WHERE state = 'approved' AND sheba IS NOT NULL AND EXISTS (SELECT FROM providers WHERE providers.user_id = provider_applications.user_id);
