CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"matter" text NOT NULL,
	"subject_id" integer NOT NULL,
	"proposal" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"asked_by_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"ended" text,
	"ended_by_id" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"on_behalf_of_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer,
	"input" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_cases" (
	"queue" text NOT NULL,
	"subject_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"snoozed_until" timestamp with time zone,
	CONSTRAINT "desk_cases_queue_subject_id_pk" PRIMARY KEY("queue","subject_id")
);
--> statement-breakpoint
CREATE TABLE "desk_viewers" (
	"queue" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_viewers_queue_subject_id_user_id_pk" PRIMARY KEY("queue","subject_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "desk_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_cases" ADD CONSTRAINT "desk_cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_viewers" ADD CONSTRAINT "desk_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_index" ON "approvals" USING btree ("matter","subject_id") WHERE "approvals"."ended" IS NULL;--> statement-breakpoint
CREATE INDEX "approvals_asked_by_id_index" ON "approvals" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "approvals_ended_by_id_index" ON "approvals" USING btree ("ended_by_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_id_index" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_subject_id_id_index" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_id_index" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "desk_cases_owner_id_index" ON "desk_cases" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_viewers_user_id_index" ON "desk_viewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_viewers_seen_at_index" ON "desk_viewers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "desk_views_owner_id_index" ON "desk_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_views_is_shared_index" ON "desk_views" USING btree ("is_shared");--> statement-breakpoint
-- A decision that waits is asked for anew: what it rested on was not kept. Who made it has touched the case.
UPDATE "disputes" SET "judge_ids" = "judge_ids" || to_jsonb("pending_by_id") WHERE "pending_by_id" IS NOT NULL AND "state" = 'desk';--> statement-breakpoint
ALTER TABLE "disputes" DROP COLUMN "pending_rials";--> statement-breakpoint
ALTER TABLE "disputes" DROP COLUMN "pending_reason";--> statement-breakpoint
ALTER TABLE "disputes" DROP COLUMN "pending_by_id";--> statement-breakpoint
UPDATE "user_roles" SET "desk_roles" = ARRAY["desk_role"] WHERE "desk_role" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" DROP COLUMN "desk_role";--> statement-breakpoint
-- Nobody changes what the desk did, the owner of the tables neither, and no session that skips ordinary triggers.
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_never_emptied BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only;
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_never_emptied;
