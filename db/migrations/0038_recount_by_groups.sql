-- The same counts as before, from each distinct group of records instead of each record: a sixth of the time.
CREATE OR REPLACE VIEW counted_tallies AS
  SELECT t.topic, t.key, sum(r.records)::bigint AS count, 0::bigint AS amount
    FROM (SELECT category, state, service_area, kind, is_emergency, is_open_24_hours, languages, is_verified, verified_on,
          archived_at, count(*) AS records
        FROM resources GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) r,
      LATERAL directory_tallies(r.category, r.state, r.service_area, r.kind, r.is_emergency, r.is_open_24_hours,
        r.languages, r.is_verified, r.verified_on, r.archived_at) t GROUP BY 1, 2
  UNION ALL
  SELECT 'mail', jsonb_build_object('status', status), count(*), 0 FROM mail_outbox GROUP BY 1, 2
  UNION ALL
  SELECT 'subscribers', jsonb_build_object('isActive', is_active), count(*), 0 FROM newsletter_subscriptions GROUP BY 1, 2
  UNION ALL
  SELECT 'gifts', gift_key(status, dispute_state, is_recurring, is_renewal, created_at), count(*), sum(amount)
    FROM donations GROUP BY 1, 2
  UNION ALL
  SELECT 'refunds', gift_key(status, dispute_state, is_recurring, is_renewal, created_at), count(*), sum(refunded_cents)
    FROM donations WHERE refunded_cents > 0 GROUP BY 1, 2;
