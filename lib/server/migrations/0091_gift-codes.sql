ALTER TABLE "gift_codes" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "gift_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "share_percent" integer;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "least_order_rials" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "city_ids" jsonb;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "category_ids" jsonb;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "is_first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "made_by_id" integer;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_grants" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "gift_grants" ADD CONSTRAINT "gift_grants_code_gift_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."gift_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_grants_code_index" ON "gift_grants" USING btree ("code") WHERE "gift_grants"."code" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_codes" ADD CONSTRAINT "gift_codes_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE INDEX "gift_spends_grant_id_index" ON "gift_spends" USING btree ("grant_id");--> statement-breakpoint
-- Gifts that were given for a code until now name it in their key alone.
UPDATE "gift_grants" SET "code" = "gift_codes"."code" FROM "gift_codes"
WHERE "gift_grants"."source_key" = 'code:' || "gift_codes"."code" || ':' || "gift_grants"."user_id";
