-- Which limit of the tax table a gift is compared with (RULES 1.1): a warning stands above it, and nothing is refused.
alter table categories
  add column gift_kind text not null default 'SMALL' check (gift_kind in ('SMALL', 'CHRISTMAS', 'WORK'));
insert into tax_rates (country, year, valid_from, code, amount, currency)
  values ('DK', 2026, '2026-01-01', 'workGiftLimit', 760000, 'DKK')
  on conflict on constraint tax_rates_country_code_valid_from_key do nothing;
call keep_owners();
