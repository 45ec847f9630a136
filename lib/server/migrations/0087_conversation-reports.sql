CREATE TABLE "conversation_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"message_id" integer,
	"accused_id" integer NOT NULL,
	"accused_side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"measure" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by_id" integer,
	"blocked_until" timestamp with time zone,
	"appeal_due_at" timestamp with time zone,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_decision" text,
	"appeal_reason" text,
	"appeal_decided_at" timestamp with time zone,
	"appeal_decided_by_id" integer
);
--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_accused_id_users_id_fk" FOREIGN KEY ("accused_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_appeal_decided_by_id_users_id_fk" FOREIGN KEY ("appeal_decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_reports_task_id_index" ON "conversation_reports" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter_id_index" ON "conversation_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_accused_id_index" ON "conversation_reports" USING btree ("accused_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_message_id_index" ON "conversation_reports" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_created_at_index" ON "conversation_reports" USING btree ("created_at") WHERE "conversation_reports"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "conversation_reports_appealed_at_index" ON "conversation_reports" USING btree ("appealed_at") WHERE "conversation_reports"."appealed_at" IS NOT NULL AND "conversation_reports"."appeal_decided_at" IS NULL;