CREATE TABLE "dispute_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dispute_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"offer_rials" bigint,
	"offer_visit_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dispute_id" integer NOT NULL,
	"side" text NOT NULL,
	"file_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_photos_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "wish" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "asked_rials" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "half_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "last_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "spoke_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "offer_rials" bigint;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "offer_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "back_rials" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "debt_rials" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "ended" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "pending_rials" bigint;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "pending_reason" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "pending_by_id" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "judge_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appealed_by_id" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appeal_text" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appeal_reason" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "appeal_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "seal" jsonb;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_entries_dispute_id_index" ON "dispute_entries" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_entries_author_id_index" ON "dispute_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "dispute_photos_dispute_id_index" ON "dispute_photos" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_appealed_by_id_index" ON "disputes" USING btree ("appealed_by_id");--> statement-breakpoint
CREATE INDEX "disputes_state_due_at_index" ON "disputes" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "disputes_half_call_at_index" ON "disputes" USING btree ("half_call_at");--> statement-breakpoint
CREATE INDEX "disputes_last_call_at_index" ON "disputes" USING btree ("last_call_at");--> statement-breakpoint
-- A report of before had no clock, and nobody loses by one that they were never told of: an operator decides.
UPDATE "disputes" SET "state" = 'desk', "due_at" = now() + interval '2 days',
  "asked_rials" = (SELECT "price_rials" FROM "tasks" WHERE "tasks"."id" = "disputes"."task_id")
WHERE "state" = 'open';--> statement-breakpoint
UPDATE "disputes" SET "ended" = 'withdrawn' WHERE "state" = 'settled';
