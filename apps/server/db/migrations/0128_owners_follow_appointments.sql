-- The owner of what hangs on an appointment is that of the appointment. Who writes need not name it, and cannot name
-- another. Locked, so that the appointment does not change hands meanwhile. What is on no appointment that is there, as on
-- one whose month has left, belongs to nobody, and can have nothing of anybody but by the keys below.
create or replace function app.follow_owner() returns trigger language plpgsql as $$
declare owner uuid;
begin
  select a.provider_id into owner from appointments a where a.id = new.appointment_id for share;
  if owner is null then
    return new;
  end if;
  if new.provider_id <> owner then
    raise exception 'a row of % does not belong to the owner of appointment %', tg_table_name, new.appointment_id
      using errcode = 'foreign_key_violation';
  end if;
  new.provider_id := owner;
  return new;
end $$;

create or replace trigger follow_owner before insert or update of appointment_id, provider_id, coupon_id, gift_card_id
  on order_terms for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert or update of appointment_id, provider_id, upsell_id
  on order_upsells for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert or update of appointment_id, provider_id, gift_card_id
  on gift_card_uses for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert or update of appointment_id, provider_id, coupon_id
  on coupon_uses for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert
  on loyalty_uses for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert
  on loyalty_visits for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert
  on report_cards for each row execute function app.follow_owner();
create or replace trigger follow_owner before insert
  on reviews for each row execute function app.follow_owner();

-- What an order still has goes along with it. The keys of the next migration refuse what belongs to who had it, so that
-- has to be cleared first; and while a card is charged, nothing changes hands.
create or replace function app.hand_over_order() returns trigger language plpgsql as $$
begin
  if new.is_being_paid then
    raise exception 'appointment % is being paid and changes its owner', new.id using errcode = 'restrict_violation';
  end if;
  update order_terms set provider_id = new.provider_id where appointment_id = new.id;
  update order_upsells set provider_id = new.provider_id where appointment_id = new.id;
  return null;
end $$;
create or replace trigger hand_over_order after update of provider_id on appointments
  for each row when (old.provider_id is distinct from new.provider_id) execute function app.hand_over_order();

-- A table that is cut into months takes no key that is not valid yet. So each month gets its own, validated in a
-- transaction of its own; the table then takes these over without reading a row.
create procedure app.add_key_by_month(parent regclass, name text, definition text) language plpgsql as $$
declare leaf regclass;
begin
  for leaf in select inhrelid::regclass from pg_inherits where inhparent = parent loop
    if not exists (select from pg_constraint where conrelid = leaf and conname = name) then
      execute format('alter table %s add constraint %I %s not valid', leaf, name, definition);
    end if;
    commit;
    execute format('alter table %s validate constraint %I', leaf, name);
    commit;
  end loop;
  if not exists (select from pg_constraint where conrelid = parent and conname = name) then
    execute format('alter table %s add constraint %I %s', parent, name, definition);
  end if;
end $$;
