CREATE TABLE "series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"state" text NOT NULL,
	"plan" text NOT NULL,
	"first_day" text NOT NULL,
	"rules" jsonb NOT NULL,
	"ends_on" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"draft" jsonb NOT NULL,
	"hours" integer NOT NULL,
	"payment_way" text NOT NULL,
	"lines" jsonb NOT NULL,
	"price_rials" bigint NOT NULL,
	"asked_lines" jsonb,
	"asked_price_rials" bigint,
	"asked_at" timestamp with time zone,
	"next_visit_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series_visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"planned_day" text NOT NULL,
	"is_skipped" boolean DEFAULT false NOT NULL,
	"moved_day" text,
	"moved_delivery_time_id" integer,
	"task_id" integer,
	"conflict" text,
	"pay_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_visits" ADD CONSTRAINT "series_visits_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_visits" ADD CONSTRAINT "series_visits_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_customer_id_id_index" ON "series" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "series_provider_id_index" ON "series" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "series_next_visit_at_index" ON "series" USING btree ("next_visit_at") WHERE "series"."next_visit_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "series_visits_series_id_planned_day_index" ON "series_visits" USING btree ("series_id","planned_day");--> statement-breakpoint
CREATE UNIQUE INDEX "series_visits_task_id_index" ON "series_visits" USING btree ("task_id") WHERE "series_visits"."task_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "series_visits_pay_at_index" ON "series_visits" USING btree ("pay_at") WHERE "series_visits"."pay_at" IS NOT NULL;