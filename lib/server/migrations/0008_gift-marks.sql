ALTER TABLE "gift_grants" ADD COLUMN "ending_told_at" timestamp with time zone;
--> statement-breakpoint
-- The postings of welcome gifts were named by a plain hash of a mobile number, which whoever reads it can find by trying all numbers. What keeps a gift from being given
-- twice is the grant's own mark, which the program seals at its start (money/welcome-gift.ts); here the grant's id is enough.
ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_append_only;
--> statement-breakpoint
UPDATE ledger_postings SET idempotency_key = 'gift:welcome:grant-' || gift_grants.id
  FROM gift_grants WHERE gift_grants.source = 'welcome' AND ledger_postings.idempotency_key = 'gift:' || gift_grants.source_key;
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_append_only;
