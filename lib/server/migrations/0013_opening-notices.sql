CREATE TABLE "opening_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"category_id" integer NOT NULL,
	"city_id" integer,
	"locale" text NOT NULL,
	"site_url" text NOT NULL,
	"stop_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opening_notices" ADD CONSTRAINT "opening_notices_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_notices" ADD CONSTRAINT "opening_notices_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_notices_mobile_category_id_index" ON "opening_notices" USING btree ("mobile","category_id");--> statement-breakpoint
CREATE INDEX "opening_notices_stop_key_index" ON "opening_notices" USING btree ("stop_key");