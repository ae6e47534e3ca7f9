-- The secret of an authenticator app lies sealed: one byte for the form, 12 for the nonce, 16 for the seal, and the 20 of the
-- secret. Those of before are sealed at the next start, since a database has no key for it.
alter table second_factors drop constraint second_factors_secret_check;
alter table second_factors add constraint second_factors_secret_check check (length(secret) in (20, 49));
