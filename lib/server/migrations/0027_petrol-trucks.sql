CREATE TABLE "trucks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trucks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 701 CACHE 1),
	"driver_id" integer NOT NULL,
	"number" text NOT NULL,
	"fuels" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trucks_driverId_unique" UNIQUE("driver_id"),
	CONSTRAINT "trucks_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "trucks" ADD CONSTRAINT "trucks_driver_id_providers_user_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trucks_latitude_longitude_index" ON "trucks" USING btree ("latitude","longitude");