-- Whether a token still stands for what it stood for, asked at every read: one number, where a row of a set was most of
-- what asking cost. Positive: the stamp of an open session (0015). Negative: the same, and the visit should be noted
-- (`note_session`). Null: there is no such session, or it ended, or it has been idle or open for too long. The body is
-- bound when it is made, so no search path can bend it.

-- Not beside older instances: they ask `session_state`. Stop them before this runs.
drop function session_state(uuid);

create function session_stamp(sid uuid) returns integer language sql stable security definer begin atomic
  select case when s.last_seen_at < now() - interval '60 seconds' then -s.stamp else s.stamp end from sessions s
  where s.id = session_stamp.sid and s.revoked_at is null
    and s.last_seen_at >= now() - interval '30 minutes' and s.created_at >= now() - interval '12 hours';
end;
revoke all on function session_stamp(uuid) from public;
grant execute on function session_stamp(uuid) to portal_api;
