CREATE TABLE "waiting_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "desk_role" text;--> statement-breakpoint
CREATE INDEX "waiting_news_mobile_index" ON "waiting_news" USING btree (("params" ->> 'mobile')) WHERE "waiting_news"."params" ->> 'mobile' IS NOT NULL;
--> statement-breakpoint
-- Who was an operator before there were roles at the desk could do everything.
UPDATE "user_roles" SET "desk_role" = 'owner' WHERE "role_id" = 1;
