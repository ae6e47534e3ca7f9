-- The bell of an administrator tells of changes to another's account, and names both. When an account is erased, those go:
-- they are found among these few, whatever the number of notices.
create index notices_about_administrators on notices (subject) where kind = 'administrator-changed';
