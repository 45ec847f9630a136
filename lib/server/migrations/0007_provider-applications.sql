CREATE TABLE "application_documents" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_locations" (
	"user_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "application_locations_user_id_location_id_pk" PRIMARY KEY("user_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "application_services" (
	"user_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "application_services_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text,
	"national_code" text,
	"birth_date" date,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"city_id" integer,
	"weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"start_hour" integer,
	"end_hour" integer,
	"sheba" text,
	"rejection_reason" text,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_user_id_provider_applications_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."provider_applications"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_locations" ADD CONSTRAINT "application_locations_user_id_provider_applications_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."provider_applications"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_locations" ADD CONSTRAINT "application_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_services" ADD CONSTRAINT "application_services_user_id_provider_applications_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."provider_applications"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_services" ADD CONSTRAINT "application_services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_user_id_index" ON "application_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_applications_state_sent_at_index" ON "provider_applications" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "provider_applications_national_code_index" ON "provider_applications" USING btree ("national_code");