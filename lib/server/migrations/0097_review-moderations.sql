CREATE TABLE "review_moderations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_moderations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"measure" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by_id" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"stars" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"qualities" jsonb NOT NULL,
	"text" text NOT NULL,
	"photo_ids" jsonb NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"appeal_due_at" timestamp with time zone NOT NULL,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_decision" text,
	"appeal_reason" text,
	"appeal_decided_at" timestamp with time zone,
	"appeal_decided_by_id" integer
);
--> statement-breakpoint
ALTER TABLE "review_moderations" ADD CONSTRAINT "review_moderations_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_moderations" ADD CONSTRAINT "review_moderations_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_moderations" ADD CONSTRAINT "review_moderations_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_moderations" ADD CONSTRAINT "review_moderations_appeal_decided_by_id_users_id_fk" FOREIGN KEY ("appeal_decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_moderations_task_id_index" ON "review_moderations" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "review_moderations_customer_id_index" ON "review_moderations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_moderations_appealed_at_index" ON "review_moderations" USING btree ("appealed_at") WHERE "review_moderations"."appealed_at" IS NOT NULL AND "review_moderations"."appeal_decided_at" IS NULL;