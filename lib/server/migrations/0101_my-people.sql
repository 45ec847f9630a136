CREATE TABLE "hour_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"g_date" text NOT NULL,
	"delivery_time_id" integer NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partings" (
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"wanted_by" text NOT NULL,
	"task_id" integer NOT NULL,
	"parted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partings_customer_id_provider_id_wanted_by_pk" PRIMARY KEY("customer_id","provider_id","wanted_by")
);
--> statement-breakpoint
ALTER TABLE "reserved_hours" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hour_offers" ADD CONSTRAINT "hour_offers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_offers" ADD CONSTRAINT "hour_offers_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_offers" ADD CONSTRAINT "hour_offers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partings" ADD CONSTRAINT "partings_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partings" ADD CONSTRAINT "partings_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partings" ADD CONSTRAINT "partings_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hour_offers_customer_id_provider_id_index" ON "hour_offers" USING btree ("customer_id","provider_id") WHERE "hour_offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "hour_offers_customer_id_ends_at_index" ON "hour_offers" USING btree ("customer_id","ends_at");--> statement-breakpoint
CREATE INDEX "hour_offers_provider_id_index" ON "hour_offers" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "hour_offers_task_id_index" ON "hour_offers" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "hour_offers_ends_at_index" ON "hour_offers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "partings_provider_id_index" ON "partings" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "partings_task_id_index" ON "partings" USING btree ("task_id");