DROP INDEX "ledger_entries_account_id_index";--> statement-breakpoint
CREATE INDEX "inbox_messages_user_id_created_at_id_index" ON "inbox_messages" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id_id_amount_rials_index" ON "ledger_entries" USING btree ("account_id","id","amount_rials");