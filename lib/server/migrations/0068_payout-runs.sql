CREATE TABLE "payout_rounds" (
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"last_user_id" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_rounds_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"hash" text NOT NULL,
	"row_count" integer NOT NULL,
	"sum_rials" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by_id" integer NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" integer,
	"dissolved_reason" text,
	"sent_at" timestamp with time zone,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "payout_rounds" ("kind", "day", "last_user_id", "ended_at")
  SELECT 'weekly', "saturday", "last_user_id", "ended_at" FROM "payout_weeks";--> statement-breakpoint
DROP TABLE "payout_weeks";--> statement-breakpoint
ALTER TABLE "payout_accounts" DROP CONSTRAINT "payout_accounts_user_id_providers_user_id_fk";
--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_user_id_providers_user_id_fk";
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "rhythm" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "returns_in_a_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "source" text DEFAULT 'payable' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_code" text;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_runs_made_at_index" ON "payout_runs" USING btree ("made_at");--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_owner_confirmed_at_index" ON "payout_accounts" USING btree ("owner_confirmed_at");--> statement-breakpoint
CREATE INDEX "payouts_run_id_id_index" ON "payouts" USING btree ("run_id","id");