-- A key is claimed before its request acts and answered when it has: no transaction stays open in between.
alter table repeatable_answers
  -- Of the request that is at work; null once there is an answer.
  add column claim_id uuid,
  -- A claim that was never answered, because its process died, may be taken over after this.
  add column claimed_until timestamptz,
  add constraint repeatable_answers_claim check ((claim_id is null) = (claimed_until is null));

-- The key itself is the secret under which passwords count in the fingerprint, so only its hash is kept.
alter table repeatable_answers drop constraint repeatable_answers_key_check;
update repeatable_answers set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
alter table repeatable_answers rename column key to key_hash;
alter table repeatable_answers add constraint repeatable_answers_key_hash check (key_hash ~ '^[0-9a-f]{64}$');
