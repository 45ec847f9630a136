CREATE TABLE "wallet_top_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_top_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"gateway_id" text NOT NULL,
	"authority" text NOT NULL,
	"amount_rials" bigint NOT NULL,
	"state" text NOT NULL,
	"reference_id" text,
	"masked_card" text,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "wallet_top_ups_authority_unique" UNIQUE("authority")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "owner_id" integer;--> statement-breakpoint
CREATE INDEX "wallet_top_ups_user_id_index" ON "wallet_top_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_top_ups_next_check_at_index" ON "wallet_top_ups" USING btree ("next_check_at");