CREATE TABLE "bid_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bid_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"amount_rials" bigint NOT NULL,
	"hours" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "bid_templates_providerId_title_unique" UNIQUE("provider_id","title")
);
--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "photo_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_templates" ADD CONSTRAINT "bid_templates_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bids_chosen" ON "bids" USING btree ("added_at") WHERE state = 'selected';