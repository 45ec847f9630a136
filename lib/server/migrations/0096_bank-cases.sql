CREATE TABLE "bank_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"attempt_id" integer,
	"top_up_id" integer,
	"refund_id" integer,
	"noted_at" timestamp with time zone NOT NULL,
	"last_answer" text,
	"last_asked_at" timestamp with time zone,
	"hand_asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended" text,
	"ended_by_id" integer,
	"reference" text,
	"reason" text,
	CONSTRAINT "bank_cases_kind_attemptId_unique" UNIQUE("kind","attempt_id"),
	CONSTRAINT "bank_cases_kind_topUpId_unique" UNIQUE("kind","top_up_id"),
	CONSTRAINT "bank_cases_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
ALTER TABLE "bank_cases" ADD CONSTRAINT "bank_cases_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cases" ADD CONSTRAINT "bank_cases_top_up_id_wallet_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."wallet_top_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cases" ADD CONSTRAINT "bank_cases_refund_id_bank_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."bank_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cases" ADD CONSTRAINT "bank_cases_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_cases_noted_at_index" ON "bank_cases" USING btree ("noted_at") WHERE "bank_cases"."ended_at" IS NULL;--> statement-breakpoint
INSERT INTO "bank_cases" ("kind", "attempt_id", "noted_at")
SELECT 'owed-payment', "id", coalesce("settled_at", "created_at") FROM "payment_attempts" WHERE "state" = 'owed';--> statement-breakpoint
INSERT INTO "bank_cases" ("kind", "top_up_id", "noted_at")
SELECT 'owed-top-up', "id", coalesce("settled_at", "created_at") FROM "wallet_top_ups" WHERE "state" = 'owed';
