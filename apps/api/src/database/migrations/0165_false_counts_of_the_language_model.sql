-- Answers of the language model whose count of tokens cannot be. They are booked as they were reserved, and administrators
-- see them on the health page.
alter table llm_days add column false_counts integer not null default 0 check (false_counts between 0 and requests);
