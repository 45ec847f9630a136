CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_demo" boolean NOT NULL,
	"secret_fingerprint" text,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
-- What was there before says itself what it is: only samples were ever given money to begin with. A database that has met nobody yet is what its next start makes it.
INSERT INTO installation (is_demo)
  SELECT EXISTS (SELECT FROM ledger_postings WHERE reason = 'sample-opening')
  WHERE EXISTS (SELECT FROM users);
