CREATE TABLE "pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"city_id" integer,
	"category_id" integer,
	"location_id" integer,
	"provider_id" integer,
	"reason" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"made_by_id" integer NOT NULL,
	"ended_by_id" integer,
	"had_own_pause" boolean DEFAULT false NOT NULL,
	"own_paused_until" timestamp with time zone,
	CONSTRAINT "pauses_of_one" CHECK (CASE "pauses"."kind"
        WHEN 'city' THEN "pauses"."city_id" IS NOT NULL AND num_nonnulls("pauses"."category_id", "pauses"."location_id", "pauses"."provider_id") = 0
        WHEN 'service' THEN "pauses"."category_id" IS NOT NULL AND num_nonnulls("pauses"."location_id", "pauses"."provider_id") = 0
        WHEN 'neighbourhood' THEN "pauses"."location_id" IS NOT NULL AND num_nonnulls("pauses"."city_id", "pauses"."category_id", "pauses"."provider_id") = 0
        WHEN 'provider' THEN "pauses"."provider_id" IS NOT NULL AND num_nonnulls("pauses"."city_id", "pauses"."category_id", "pauses"."location_id") = 0
        ELSE false END)
);
--> statement-breakpoint
ALTER TABLE "category_cities" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pauses_listed" ON "pauses" USING btree ("kind","ended_at" DESC NULLS FIRST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pauses_ends_at_index" ON "pauses" USING btree ("ends_at") WHERE "pauses"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "pauses_provider_id_index" ON "pauses" USING btree ("provider_id") WHERE "pauses"."provider_id" IS NOT NULL;