-- A process of the version before may be posting. Whoever has begun ends first, and whoever begins finds the new trigger.
LOCK TABLE "ledger_postings" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "ledger_slots" (
	"account_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"kind" text NOT NULL,
	"balance_rials" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_slots_account_id_slot_pk" PRIMARY KEY("account_id","slot")
);
--> statement-breakpoint
ALTER TABLE "ledger_slots" ADD CONSTRAINT "ledger_slots_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- In how many rows the balance of an account stands that nearly every order moves. With another number all of them must be counted anew.
CREATE FUNCTION ledger_slot_count() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 16
$$;
--> statement-breakpoint
-- Which of these rows an order moves.
CREATE FUNCTION ledger_slot(task_id integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(task_id, 0) % ledger_slot_count()
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_is_spread(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('escrow', 'gateway-clearing', 'cod-clearing')
$$;
--> statement-breakpoint
ALTER TABLE ledger_slots ADD CONSTRAINT ledger_slots_not_below_zero
  CHECK (balance_rials >= 0 OR kind IN ('gateway-clearing', 'cod-clearing'));
--> statement-breakpoint
CREATE FUNCTION ledger_open_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_slots (account_id, slot, kind)
    SELECT NEW.id, slot, NEW.kind FROM generate_series(0, ledger_slot_count() - 1) AS slot;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_open_slots AFTER INSERT ON ledger_accounts FOR EACH ROW
  WHEN (ledger_is_spread(NEW.kind)) EXECUTE FUNCTION ledger_open_slots();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts
    SET balance_rials = balance_rials + CASE normal_side WHEN 'debit' THEN NEW.amount_rials ELSE -NEW.amount_rials END
    WHERE id = NEW.account_id AND NOT ledger_is_spread(kind);
  IF FOUND THEN
    RETURN NEW;
  END IF;
  UPDATE ledger_slots
    SET balance_rials = ledger_slots.balance_rials + CASE account.normal_side WHEN 'debit' THEN NEW.amount_rials ELSE -NEW.amount_rials END
    FROM ledger_accounts AS account, ledger_postings AS posting
    WHERE account.id = NEW.account_id AND posting.id = NEW.posting_id
      AND ledger_slots.account_id = NEW.account_id AND ledger_slots.slot = ledger_slot(posting.task_id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the ledger account % has no row for the posting %', NEW.account_id, NEW.posting_id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Open orders find their money in their own row: every row is the sum of the entries of its orders.
INSERT INTO ledger_slots (account_id, slot, kind, balance_rials)
  SELECT account.id, place.slot, account.kind,
      coalesce(sum(entry.amount_rials), 0) * CASE account.normal_side WHEN 'debit' THEN 1 ELSE -1 END
    FROM ledger_accounts AS account
    CROSS JOIN generate_series(0, ledger_slot_count() - 1) AS place (slot)
    LEFT JOIN (ledger_entries AS entry JOIN ledger_postings AS posting ON posting.id = entry.posting_id)
      ON entry.account_id = account.id AND ledger_slot(posting.task_id) = place.slot
    WHERE ledger_is_spread(account.kind)
    GROUP BY account.id, place.slot;
--> statement-breakpoint
-- Zero, unless somebody had changed the books: what does not fit stays here, and the nightly proof names it.
UPDATE ledger_accounts
  SET balance_rials = balance_rials - (SELECT sum(balance_rials) FROM ledger_slots WHERE account_id = ledger_accounts.id)
  WHERE ledger_is_spread(kind);
