CREATE TABLE "regulars" (
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "regulars_customer_id_provider_id_pk" PRIMARY KEY("customer_id","provider_id"),
	CONSTRAINT "regulars_others" CHECK ("regulars"."customer_id" <> "regulars"."provider_id")
);
--> statement-breakpoint
CREATE TABLE "reserved_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reserved_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "regulars" ADD CONSTRAINT "regulars_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulars" ADD CONSTRAINT "regulars_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_hours" ADD CONSTRAINT "reserved_hours_user_id_providers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regulars_provider_id_state_index" ON "regulars" USING btree ("provider_id","state");--> statement-breakpoint
CREATE INDEX "reserved_hours_user_id_ends_at_starts_at_index" ON "reserved_hours" USING btree ("user_id","ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "reserved_hours_reserved_until_index" ON "reserved_hours" USING btree ("reserved_until");