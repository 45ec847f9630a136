CREATE TABLE "standing_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sanction_id" integer,
	"excuse_id" integer,
	"file_id" integer NOT NULL,
	CONSTRAINT "standing_papers_of_one" CHECK (num_nonnulls("standing_papers"."sanction_id", "standing_papers"."excuse_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_excuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_excuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"cause" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "sanctions" DROP CONSTRAINT "sanctions_appeal_file_id_uploaded_files_id_fk";
--> statement-breakpoint
DROP INDEX "sanctions_appeal_file_id_index";--> statement-breakpoint
ALTER TABLE "standing_papers" ADD CONSTRAINT "standing_papers_sanction_id_sanctions_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_papers" ADD CONSTRAINT "standing_papers_excuse_id_withdrawal_excuses_id_fk" FOREIGN KEY ("excuse_id") REFERENCES "public"."withdrawal_excuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_papers" ADD CONSTRAINT "standing_papers_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_excuses" ADD CONSTRAINT "withdrawal_excuses_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_excuses" ADD CONSTRAINT "withdrawal_excuses_event_id_reliability_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."reliability_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_excuses" ADD CONSTRAINT "withdrawal_excuses_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_papers_sanction_id_index" ON "standing_papers" USING btree ("sanction_id");--> statement-breakpoint
CREATE INDEX "standing_papers_excuse_id_index" ON "standing_papers" USING btree ("excuse_id");--> statement-breakpoint
CREATE INDEX "standing_papers_file_id_index" ON "standing_papers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "withdrawal_excuses_user_id_index" ON "withdrawal_excuses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawal_excuses_event_id_index" ON "withdrawal_excuses" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "withdrawal_excuses_sent_at_index" ON "withdrawal_excuses" USING btree ("sent_at") WHERE "withdrawal_excuses"."decided_at" IS NULL;--> statement-breakpoint
INSERT INTO "standing_papers" ("sanction_id", "file_id") SELECT "id", "appeal_file_id" FROM "sanctions" WHERE "appeal_file_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions" DROP COLUMN "appeal_file_id";