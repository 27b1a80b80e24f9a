-- PAXml reads a negative value as a correction, so a deduction is positive (DECISIONS 52). Turned are the systems that
-- stand as the preset made them; one that was edited may fit a payroll that was set up for it, and its page says so.
with turned as (
  update salary_systems set layout = layout || '{"sign": "POSITIVE"}', version = version + 1
  where layout = '{"kind": "PAXML", "delimiter": ";", "quote": "NONE", "decimal": ".", "encoding": "UTF8",
    "lineEnd": "LF", "header": false, "finalLineEnd": true, "dateFormat": "YYYY-MM-DD",
    "fileName": "{company}{yyyy}{mm}{batch}.xml", "fileNameMaxLength": 40, "sign": "NEGATIVE", "aggregate": "LINE",
    "columns": []}'
  returning id, layout)
insert into audit_log (at, actor_role, action, entity, entity_id, detail)
select now(), 'system', 'salary-system.changed', 'salary_system', id::text, jsonb_build_object('layout', layout)
from turned;
