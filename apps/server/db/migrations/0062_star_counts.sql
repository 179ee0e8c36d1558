-- How many reviews with one to five stars a provider has. The database counts them, with the average that is made of
-- them, so that no way of writing a review can forget it.
alter table providers add column star_counts integer[] not null default '{0,0,0,0,0}';

-- The row of the provider serializes reviews that change at the same time. A provider who is deleted has none left.
create function app.count_review() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
  declare
    provider uuid := case when tg_op = 'DELETE' then old.provider_id else new.provider_id end;
    counted_before smallint := case when tg_op <> 'INSERT' and old.hidden_at is null then old.rating end;
    counted_now smallint := case when tg_op <> 'DELETE' and new.hidden_at is null then new.rating end;
    counts integer[];
  begin
    if counted_before is not distinct from counted_now then
      return null;
    end if;
    select p.star_counts into counts from public.providers p where p.account_id = provider for no key update;
    if counts is null then
      return null;
    end if;
    if counted_before is not null then
      counts[counted_before] := counts[counted_before] - 1;
    end if;
    if counted_now is not null then
      counts[counted_now] := counts[counted_now] + 1;
    end if;
    update public.providers set star_counts = counts, review_count = made.reviews, average_rating = made.average
    from (
      select sum(s.reviews) as reviews, coalesce(round(sum(s.reviews * s.stars)::numeric / nullif(sum(s.reviews), 0), 2), 0) as average
      from unnest(counts) with ordinality s (reviews, stars)
    ) made
    where account_id = provider;
    return null;
  end $$;
revoke all on function app.count_review from public;
grant execute on function app.count_review to tailgate_app;

create trigger counted after insert or update of rating, hidden_at or delete on reviews
  for each row execute function app.count_review();
-- Who was reviewed, by whom and for what stays.
create function app.refuse_moving_reviews() returns trigger language plpgsql as $$
  begin
    raise exception 'a review stays with its order' using errcode = 'restrict_violation';
  end $$;
create trigger never_moved before update on reviews for each row
  when ((old.provider_id, old.customer_id, old.appointment_id, old.site_id)
    is distinct from (new.provider_id, new.customer_id, new.appointment_id, new.site_id))
  execute function app.refuse_moving_reviews();
