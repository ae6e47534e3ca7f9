-- Recovery codes have 50 random bits, too few for a plain SHA-256. From here on they are stored as argon2id with a salt of their
-- person. Null: not converted yet; the job harden-recovery-codes does it, and a code works before and after.
alter table second_factors add column recovery_salt bytea check (length(recovery_salt) = 16);
