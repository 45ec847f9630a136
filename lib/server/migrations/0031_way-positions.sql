CREATE TABLE "way_positions" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "way_positions" ADD CONSTRAINT "way_positions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "way_positions_at_index" ON "way_positions" USING btree ("at");