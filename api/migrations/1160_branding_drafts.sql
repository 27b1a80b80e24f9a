-- A brand is prepared in a draft, colours and pictures together, and only publishing shows it. What was published
-- keeps its pictures and who published it; the first one of a brand is preceded by the look of before.
alter table brandings
  add column draft jsonb,
  add column draft_saved_at timestamptz,
  add column draft_saved_by uuid references users (id),
  add constraint brandings_draft_saved check ((draft is null) = (draft_saved_at is null)),
  add constraint brandings_draft_colours check (is_theme(nullif(draft -> 'theme', 'null')));
alter table theme_history
  add column logo text,
  add column reseller_logo text,
  add column favicon text,
  add column published_by uuid references users (id),
  add column is_start boolean not null default false;
-- The pictures of then are not known: those of today stand beside the colours of before.
update theme_history h set logo = b.logo, reseller_logo = b.reseller_logo, favicon = b.favicon
  from brandings b where b.company_id = h.company_id or b.supplier_id = h.supplier_id;
call keep_owners();
