-- The fingerprint of what an addendum says stands in its PDF and here; that of the file's bytes lets both sides check a PDF.
alter table orders add column addendum_content_sha256 text;
alter table orders add column addendum_sha256 text;
call keep_owners();
