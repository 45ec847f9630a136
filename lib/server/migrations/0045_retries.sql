CREATE TABLE "retries" (
	"batch" text NOT NULL,
	"row_id" integer NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "retries_batch_row_id_pk" PRIMARY KEY("batch","row_id")
);
--> statement-breakpoint
CREATE INDEX "retries_batch_retry_at_index" ON "retries" USING btree ("batch","retry_at");--> statement-breakpoint
CREATE INDEX "retries_retry_at_index" ON "retries" USING btree ("retry_at");--> statement-breakpoint
CREATE INDEX "retries_failures_index" ON "retries" USING btree ("failures") WHERE "retries"."told_at" IS NULL;