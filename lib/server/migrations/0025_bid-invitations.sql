CREATE TABLE "bid_invitations" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "bids_provider_id_index";--> statement-breakpoint
ALTER TABLE "bid_invitations" ADD CONSTRAINT "bid_invitations_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_invitations_due_at_index" ON "bid_invitations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "bid_readers_last" ON "bid_readers" USING btree (greatest("asked_at", "read_at"));--> statement-breakpoint
CREATE INDEX "bids_provider_id_id_index" ON "bids" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "inbox_messages_invitations" ON "inbox_messages" USING btree ("created_at") WHERE "inbox_messages"."event" = 'work-bids';