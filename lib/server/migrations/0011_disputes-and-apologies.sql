CREATE TABLE "apologies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "apologies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"amount_rials" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"granted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"opened_by_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "customer_network" text;--> statement-breakpoint
ALTER TABLE "apologies" ADD CONSTRAINT "apologies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "apologies_task_id_index" ON "apologies" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "apologies_customer_id_index" ON "apologies" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_task_id_index" ON "disputes" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "disputes_opened_by_id_index" ON "disputes" USING btree ("opened_by_id");--> statement-breakpoint
-- Work that was said to be done early is paid no sooner than 48 h after its booked end.
UPDATE tasks SET completes_at = greatest(completes_at, ends_at + interval '48 hours') WHERE state = 'DONE';
--> statement-breakpoint
-- Apologies that were given as gifts count towards the limits of those to come.
INSERT INTO apologies (task_id, customer_id, provider_id, amount_rials, created_at, granted_at)
  SELECT tasks.id, tasks.customer_id, tasks.provider_id, gift_grants.amount_rials, gift_grants.created_at, gift_grants.created_at
  FROM gift_grants JOIN tasks ON gift_grants.source_key = 'apology:' || tasks.id WHERE tasks.provider_id IS NOT NULL;
--> statement-breakpoint
-- What a customer has open and unpaid, after whatever else of the customer's asked this before: each statement of the function sees what was committed until it began.
CREATE FUNCTION hold_unpaid_orders(customer integer, open_states text[]) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = customer FOR NO KEY UPDATE;
  RETURN (SELECT json_build_object(
    'hasCompleted', EXISTS (SELECT FROM tasks WHERE customer_id = customer AND state = 'COMPLETED'),
    'orders', coalesce(json_agg(json_build_object(
      'taskId', id, 'code', code,
      'startsAtMs', (extract(epoch FROM starts_at) * 1000)::bigint,
      'endsAtMs', (extract(epoch FROM ends_at) * 1000)::bigint)), '[]'))
    FROM tasks WHERE customer_id = customer AND paid_at IS NULL AND state = ANY (open_states));
END $$;
