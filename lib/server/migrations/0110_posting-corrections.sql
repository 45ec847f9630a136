CREATE TABLE "posting_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"corrected_id" integer NOT NULL,
	"left_rials" bigint NOT NULL,
	"reason" text NOT NULL,
	"made_by_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posting_corrections_postingId_unique" UNIQUE("posting_id")
);
--> statement-breakpoint
ALTER TABLE "posting_corrections" ADD CONSTRAINT "posting_corrections_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_corrections" ADD CONSTRAINT "posting_corrections_corrected_id_ledger_postings_id_fk" FOREIGN KEY ("corrected_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_corrections" ADD CONSTRAINT "posting_corrections_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_corrections_corrected_id_id_index" ON "posting_corrections" USING btree ("corrected_id","id");