CREATE TABLE "home_bases" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_bases" ADD CONSTRAINT "home_bases_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_bases" ADD CONSTRAINT "home_bases_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;