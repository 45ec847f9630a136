CREATE TABLE "work_vehicle_papers" (
	"vehicle_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" integer NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "work_vehicle_papers_vehicle_id_kind_pk" PRIMARY KEY("vehicle_id","kind")
);
--> statement-breakpoint
CREATE TABLE "work_vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"use" text NOT NULL,
	"plate" text NOT NULL,
	"capacity" integer NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"fuels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"rejection_reason" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trucks" DROP CONSTRAINT "trucks_number_unique";--> statement-breakpoint
ALTER TABLE "trucks" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "trucks" ADD COLUMN "online_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trucks" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_vehicle_papers" ADD CONSTRAINT "work_vehicle_papers_vehicle_id_work_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."work_vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_vehicle_papers" ADD CONSTRAINT "work_vehicle_papers_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_vehicles" ADD CONSTRAINT "work_vehicles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_vehicles" ADD CONSTRAINT "work_vehicles_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_vehicle_papers_file_id_index" ON "work_vehicle_papers" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_vehicles_user_id_plate_index" ON "work_vehicles" USING btree ("user_id","plate");--> statement-breakpoint
CREATE INDEX "work_vehicles_state_sent_at_id_index" ON "work_vehicles" USING btree ("state","sent_at","id");--> statement-breakpoint
CREATE INDEX "work_vehicles_approved" ON "work_vehicles" USING btree ("user_id","use","valid_until") WHERE "work_vehicles"."state" = 'approved';--> statement-breakpoint
ALTER TABLE "trucks" ADD CONSTRAINT "trucks_vehicle_id_work_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."work_vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trucks_vehicle_id_index" ON "trucks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "trucks_online" ON "trucks" USING btree ("seen_at") WHERE "trucks"."online_since" IS NOT NULL;--> statement-breakpoint
-- Every truck that there is took orders until now; its position says whether it still does.
UPDATE "trucks" SET "online_since" = "seen_at";