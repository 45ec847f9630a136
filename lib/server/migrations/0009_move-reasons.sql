CREATE TABLE "move_reasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "move_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"move" text NOT NULL,
	"actor_id" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "move_reasons" ADD CONSTRAINT "move_reasons_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_reasons" ADD CONSTRAINT "move_reasons_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_reasons_actor_id_index" ON "move_reasons" USING btree ("actor_id");
--> statement-breakpoint
-- Why a customer cancelled stood in the frozen draft.
INSERT INTO move_reasons (task_id, move, actor_id, reason, at)
  SELECT id, 'cancel', customer_id, draft ->> 'cancelReason', updated_at FROM tasks WHERE draft ->> 'cancelReason' IS NOT NULL;
--> statement-breakpoint
UPDATE tasks SET draft = draft - 'cancelReason' WHERE draft ->> 'cancelReason' IS NOT NULL;
