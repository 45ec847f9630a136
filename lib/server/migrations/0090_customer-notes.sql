CREATE TABLE "address_notes" (
	"address_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_notes_address_id_provider_id_pk" PRIMARY KEY("address_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "customer_ratings" (
	"customer_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"is_ready" boolean,
	"has_paid" boolean,
	"is_respectful" boolean,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_ratings_customer_id_provider_id_pk" PRIMARY KEY("customer_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "address_notes" ADD CONSTRAINT "address_notes_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_notes" ADD CONSTRAINT "address_notes_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_notes" ADD CONSTRAINT "address_notes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_ratings" ADD CONSTRAINT "customer_ratings_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_ratings" ADD CONSTRAINT "customer_ratings_provider_id_providers_user_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_notes_provider_id_index" ON "address_notes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "address_notes_customer_id_index" ON "address_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_ratings_provider_id_index" ON "customer_ratings" USING btree ("provider_id");