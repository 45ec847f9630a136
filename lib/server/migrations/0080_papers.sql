CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"corrects_id" integer,
	"seller_id" integer,
	"buyer_id" integer NOT NULL,
	"seller_firm" jsonb,
	"buyer_firm" jsonb,
	"seller_code" text,
	"memory_id" text,
	"vat_percent" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"net_rials" bigint NOT NULL,
	"vat_rials" bigint NOT NULL,
	"total_rials" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "tax_memory_id" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "tax_economic_code" text;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_corrects_id_papers_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_buyer_id_id_index" ON "papers" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "papers_seller_id_id_index" ON "papers" USING btree ("seller_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_task_id_kind_index" ON "papers" USING btree ("task_id","kind") WHERE "papers"."corrects_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "papers_corrects_id_index" ON "papers" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "papers_task_id_id_index" ON "papers" USING btree ("task_id","id");
--> statement-breakpoint
-- Nobody changes an invoice: a correction is a paper of its own.
CREATE TRIGGER papers_append_only BEFORE UPDATE OR DELETE ON papers FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER papers_never_emptied BEFORE TRUNCATE ON papers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE papers ENABLE ALWAYS TRIGGER papers_append_only;
--> statement-breakpoint
ALTER TABLE papers ENABLE ALWAYS TRIGGER papers_never_emptied;
