CREATE TABLE "work_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"moment" text NOT NULL,
	"file_id" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_photos_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "work_photos" ADD CONSTRAINT "work_photos_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_photos" ADD CONSTRAINT "work_photos_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_photos_task_id_index" ON "work_photos" USING btree ("task_id");