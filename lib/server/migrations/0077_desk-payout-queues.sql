ALTER TABLE "payout_accounts" ADD COLUMN "entered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "payout_runs_made_index" ON "payout_runs" USING btree ("made_at") WHERE "payout_runs"."state" = 'made';--> statement-breakpoint
UPDATE "payout_accounts" SET "entered_at" = "changed_at" WHERE "changed_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"night" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"broken" jsonb DEFAULT '[]'::jsonb NOT NULL
);
