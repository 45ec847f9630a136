ALTER TABLE "bank_cases" ADD COLUMN "payout_id" integer;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_cases" ADD CONSTRAINT "bank_cases_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cases" ADD CONSTRAINT "bank_cases_payoutId_unique" UNIQUE("payout_id");--> statement-breakpoint
-- Payouts that came back to erased accounts before they were cases.
INSERT INTO "bank_cases" ("kind", "payout_id", "noted_at")
SELECT 'owed-payout', "payouts"."id", "ledger_postings"."created_at"
FROM "payouts" JOIN "ledger_postings" ON "ledger_postings"."idempotency_key" = 'payout:' || "payouts"."id" || ':return'
WHERE "ledger_postings"."reason" = 'ownerless-payout';
