CREATE TABLE "enquiry_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer,
	"business_id" integer,
	"job_id" integer,
	"arrived_at" timestamp with time zone NOT NULL,
	"answer" text,
	"closed_reason" text,
	"done_at" timestamp with time zone,
	"done_by_id" integer,
	CONSTRAINT "enquiry_cases_contactId_unique" UNIQUE("contact_id"),
	CONSTRAINT "enquiry_cases_businessId_unique" UNIQUE("business_id"),
	CONSTRAINT "enquiry_cases_jobId_unique" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_business_id_business_enquiries_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_job_id_job_applications_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_cases" ADD CONSTRAINT "enquiry_cases_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_cases_arrived_at_index" ON "enquiry_cases" USING btree ("arrived_at") WHERE "enquiry_cases"."done_at" IS NULL;--> statement-breakpoint
INSERT INTO "enquiry_cases" ("contact_id", "arrived_at") SELECT "id", "created_at" FROM "contact_messages";--> statement-breakpoint
INSERT INTO "enquiry_cases" ("business_id", "arrived_at") SELECT "id", "created_at" FROM "business_enquiries";--> statement-breakpoint
INSERT INTO "enquiry_cases" ("job_id", "arrived_at") SELECT "id", "created_at" FROM "job_applications";
