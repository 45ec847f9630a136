CREATE TABLE "order_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"locale" text NOT NULL,
	"visit_key" text NOT NULL,
	"sms_left" integer NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_for_recipient" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_recipients" ADD CONSTRAINT "order_recipients_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_recipients_task_id_index" ON "order_recipients" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_recipients_visit_key_index" ON "order_recipients" USING btree ("visit_key");--> statement-breakpoint
CREATE INDEX "order_recipients_mobile_index" ON "order_recipients" USING btree ("mobile");