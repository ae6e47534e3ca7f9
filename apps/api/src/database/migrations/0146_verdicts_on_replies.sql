-- What the learner thought of an answer; null until they said so, or when they took it back.
alter table chat_messages add column is_helpful boolean;
alter table chat_messages add constraint chat_messages_verdict check (is_helpful is null or role = 'assistant');
