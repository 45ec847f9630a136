CREATE TABLE "custodies" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"signed_at" timestamp with time zone,
	"alarm_at" timestamp with time zone,
	"alarm_stage" text
);
--> statement-breakpoint
CREATE TABLE "custody_pieces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custody_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"listed_by_id" integer NOT NULL,
	"tag" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"defects" text NOT NULL,
	"file_id" integer,
	"listed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custody_scans" (
	"piece_id" integer NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "custody_scans_piece_id_stage_pk" PRIMARY KEY("piece_id","stage")
);
--> statement-breakpoint
ALTER TABLE "category_types" ADD COLUMN "is_orderable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custodies" ADD CONSTRAINT "custodies_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_pieces" ADD CONSTRAINT "custody_pieces_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_pieces" ADD CONSTRAINT "custody_pieces_listed_by_id_users_id_fk" FOREIGN KEY ("listed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_scans" ADD CONSTRAINT "custody_scans_piece_id_custody_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."custody_pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custodies_alarm_at_index" ON "custodies" USING btree ("alarm_at") WHERE "custodies"."alarm_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "custody_pieces_task_id_tag_index" ON "custody_pieces" USING btree ("task_id","tag");--> statement-breakpoint
CREATE INDEX "custody_pieces_listed_by_id_index" ON "custody_pieces" USING btree ("listed_by_id");--> statement-breakpoint
CREATE INDEX "custody_pieces_file_id_index" ON "custody_pieces" USING btree ("file_id") WHERE "custody_pieces"."file_id" IS NOT NULL;