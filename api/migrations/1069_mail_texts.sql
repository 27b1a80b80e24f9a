-- A company's own words in invitations and reminders: one row for each mail and language, none where the portal's
-- standard text holds.
create table company_mail_texts (
  company_id uuid not null references companies (id),
  kind text not null constraint company_mail_texts_kind_check check (kind in ('invitation', 'reminder')),
  locale text not null constraint company_mail_texts_locale_check check (locale in ('en-us', 'da-dk')),
  subject text not null,
  greeting text not null,
  body text not null constraint company_mail_texts_link check (body like '%{link}%'),
  version integer not null default 1,
  primary key (company_id, kind, locale)
);
call protect('company_mail_texts', 'company_id = (select as_company())', 'company_id = (select as_company())');
call keep_owners();
