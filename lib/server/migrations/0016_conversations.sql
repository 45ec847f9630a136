CREATE TABLE "conversation_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"blocked_by_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"file_id" integer,
	"file_kind" text,
	"is_masked" boolean NOT NULL,
	"key" text,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_blocked_by_id_users_id_fk" FOREIGN KEY ("blocked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_blocks_task_id_provider_id_blocked_by_id_index" ON "conversation_blocks" USING btree ("task_id","provider_id","blocked_by_id");--> statement-breakpoint
CREATE INDEX "conversation_blocks_blocked_by_id_index" ON "conversation_blocks" USING btree ("blocked_by_id");--> statement-breakpoint
CREATE INDEX "order_messages_task_id_provider_id_id_index" ON "order_messages" USING btree ("task_id","provider_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_file_id_index" ON "order_messages" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_sender_id_key_index" ON "order_messages" USING btree ("sender_id","key");--> statement-breakpoint
-- What was written stays as it was written: a dispute reads it. Only the marks of delivery and reading come later, and the words go with their writer's account.
CREATE FUNCTION order_message_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.task_id, NEW.provider_id, NEW.sender_id, NEW.side, NEW.sent_at) IS DISTINCT FROM (OLD.id, OLD.task_id, OLD.provider_id, OLD.sender_id, OLD.side, OLD.sent_at)
    OR (NEW.text <> OLD.text AND NEW.text <> '') OR (NEW.file_id IS DISTINCT FROM OLD.file_id AND NEW.file_id IS NOT NULL) THEN
    RAISE EXCEPTION 'a message of an order cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_messages_stay BEFORE UPDATE ON order_messages FOR EACH ROW EXECUTE FUNCTION order_message_stays();
--> statement-breakpoint
CREATE TRIGGER order_messages_are_kept BEFORE DELETE ON order_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
