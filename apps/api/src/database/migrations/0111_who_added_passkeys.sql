-- Which sign-in added a passkey: one that its owner disowns takes its own passkeys along, and nobody else's. No reference,
-- since a sign-in ends long before the passkey does.
alter table passkeys add column added_by_sign_in uuid;

-- By which browser a sign-in began: it is a stranger again when the sign-in is disowned.
alter table sign_ins add column device_hash bytea check (length(device_hash) = 32);
