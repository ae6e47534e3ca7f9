-- With a change of the password the old token ends at once; until now a row of its own kept it for another minute.
delete from sign_ins where replaced_at is not null;
alter table sign_ins drop column replaced_at;
