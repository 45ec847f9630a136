ALTER TABLE "outgoing_messages" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "task_id" integer;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outgoing_messages_given_up" ON "outgoing_messages" USING btree ("settled_at") WHERE "outgoing_messages"."state" = 'failed' AND "outgoing_messages"."closed_at" IS NULL AND "outgoing_messages"."channel" <> 'push' AND "outgoing_messages"."failure" IN ('refused', 'final');