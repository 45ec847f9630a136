-- Nobody changes, deletes or empties the ledger, the owner of the tables neither, and no session that skips ordinary triggers.
CREATE TRIGGER ledger_postings_never_emptied BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_emptied BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_append_only;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_append_only;
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_never_emptied;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_never_emptied;
