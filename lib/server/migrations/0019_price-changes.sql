CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"file_id" integer,
	"old_rials" bigint NOT NULL,
	"new_rials" bigint NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"answer_due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_task_id_index" ON "price_changes" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "price_changes_provider_id_index" ON "price_changes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "price_changes_file_id_index" ON "price_changes" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_changes_one_open" ON "price_changes" USING btree ("task_id") WHERE "price_changes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "price_changes_due" ON "price_changes" USING btree ("answer_due_at") WHERE "price_changes"."state" = 'open';