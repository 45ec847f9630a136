-- What drizzle-kit cannot say. This text is a numbered migration of its own (see ../migrations); change it there by a new one, never here alone.

-- A provider is never booked twice for overlapping times, whatever arrives at once (BEHAVIOUR 5).
ALTER TABLE bookings ADD CONSTRAINT bookings_end_after_start CHECK (ends_at > starts_at);
--> statement-breakpoint
ALTER TABLE bookings ADD CONSTRAINT bookings_never_overlap
  EXCLUDE USING gist (int4range(provider_id, provider_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE (is_live);
--> statement-breakpoint
-- Only the clearing accounts may stand below zero.
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_not_below_zero
  CHECK (balance_rials >= 0 OR kind IN ('gateway-clearing', 'cod-clearing'));
--> statement-breakpoint
ALTER TABLE gift_grants ADD CONSTRAINT gift_grants_remaining CHECK (remaining_rials BETWEEN 0 AND amount_rials);
--> statement-breakpoint
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts
    SET balance_rials = balance_rials + CASE normal_side WHEN 'debit' THEN NEW.amount_rials ELSE -NEW.amount_rials END
    WHERE id = NEW.account_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_move_balance AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_posting_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint; sides integer;
BEGIN
  SELECT coalesce(sum(amount_rials), 0), count(*) INTO total, sides FROM ledger_entries WHERE posting_id = NEW.id;
  IF total <> 0 OR sides < 2 THEN
    RAISE EXCEPTION 'ledger posting % does not balance: % entries sum to % rials', NEW.id, sides, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_must_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_entry_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  SELECT coalesce(sum(amount_rials), 0) INTO total FROM ledger_entries WHERE posting_id = NEW.posting_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'ledger posting % does not balance: it sums to % rials', NEW.posting_id, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_must_balance();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER task_events_append_only BEFORE UPDATE OR DELETE ON task_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
