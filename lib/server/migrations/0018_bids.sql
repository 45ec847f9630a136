CREATE TABLE "bid_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bid_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bid_readers" (
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"asked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "bid_readers_task_id_provider_id_pk" PRIMARY KEY("task_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"type" text NOT NULL,
	"amount_rials" bigint NOT NULL,
	"hours" integer NOT NULL,
	"price_rials" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "bids_price" CHECK ("bids"."hours" > 0 AND "bids"."amount_rials" > 0 AND "bids"."price_rials" = "bids"."amount_rials" * CASE "type" WHEN 'hourly' THEN "bids"."hours" ELSE 1 END)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "bids_began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "bids_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "bid_retries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "bid_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bid_questions" ADD CONSTRAINT "bid_questions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_questions" ADD CONSTRAINT "bid_questions_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_readers" ADD CONSTRAINT "bid_readers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_readers" ADD CONSTRAINT "bid_readers_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bid_questions_task_id_index" ON "bid_questions" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "bid_questions_provider_id_index" ON "bid_questions" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bid_questions_one_open" ON "bid_questions" USING btree ("task_id","provider_id") WHERE answered_at IS NULL;--> statement-breakpoint
CREATE INDEX "bid_readers_provider_id_index" ON "bid_readers" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "bids_provider_id_index" ON "bids" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "bids_task_id_index" ON "bids" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_one_live" ON "bids" USING btree ("task_id","provider_id") WHERE state IN ('pending', 'selected');--> statement-breakpoint
CREATE UNIQUE INDEX "bids_one_selected" ON "bids" USING btree ("task_id") WHERE state = 'selected';--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_bidding" CHECK ("kind" NOT IN ('task', 'moving') OR "state" <> 'BIDDING' OR ("tasks"."bids_end_at" IS NOT NULL AND "tasks"."provider_id" IS NULL));