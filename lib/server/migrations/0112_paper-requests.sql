CREATE TABLE "paper_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"due_day" date NOT NULL,
	"next_at" timestamp with time zone,
	"file_id" integer,
	"asked_by_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"turned_at" timestamp with time zone NOT NULL,
	"decided_by_id" integer
);
--> statement-breakpoint
ALTER TABLE "work_vehicles" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_requests_user_id_state_index" ON "paper_requests" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "paper_requests_state_turned_at_index" ON "paper_requests" USING btree ("state","turned_at");--> statement-breakpoint
CREATE INDEX "paper_requests_next_at_index" ON "paper_requests" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "paper_requests_file_id_index" ON "paper_requests" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "work_vehicles_next_at_index" ON "work_vehicles" USING btree ("next_at");--> statement-breakpoint
-- Owners of vehicles that are there already hear of the end a week ahead, or of the end itself.
UPDATE "work_vehicles" SET "next_at" = CASE
	WHEN ("valid_until" - 6)::timestamp AT TIME ZONE 'Asia/Tehran' > now() THEN ("valid_until" - 6)::timestamp AT TIME ZONE 'Asia/Tehran'
	WHEN ("valid_until" + 1)::timestamp AT TIME ZONE 'Asia/Tehran' > now() THEN ("valid_until" + 1)::timestamp AT TIME ZONE 'Asia/Tehran'
END;
