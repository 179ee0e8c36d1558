-- no transaction
-- An open order that has what another groomer sold loses it: it would pay with their money.
update order_terms t set gift_card_id = null from gift_cards g, appointments a
  where g.id = t.gift_card_id and a.id = t.appointment_id and g.provider_id <> a.provider_id
    and a.status <> 'complete' and t.charge_id is null;
update order_terms t set coupon_id = null from coupons c, appointments a
  where c.id = t.coupon_id and a.id = t.appointment_id and c.provider_id <> a.provider_id
    and a.status <> 'complete' and t.charge_id is null;
update order_terms t set provider_id = a.provider_id from appointments a
  where a.id = t.appointment_id and t.provider_id is null
    and not exists (select from gift_cards g where g.id = t.gift_card_id and g.provider_id <> a.provider_id)
    and not exists (select from coupons c where c.id = t.coupon_id and c.provider_id <> a.provider_id);
update order_upsells t set provider_id = a.provider_id from appointments a
  where a.id = t.appointment_id and t.provider_id is null
    and not exists (select from upsells u where u.id = t.upsell_id and u.provider_id <> a.provider_id);
update gift_card_uses t set provider_id = a.provider_id from appointments a, gift_cards g
  where a.id = t.appointment_id and g.id = t.gift_card_id and g.provider_id = a.provider_id and t.provider_id is null;
update coupon_uses t set provider_id = a.provider_id from appointments a, coupons c
  where a.id = t.appointment_id and c.id = t.coupon_id and c.provider_id = a.provider_id and t.provider_id is null;

alter table order_upsells drop constraint if exists order_upsells_of_owner,
  add constraint order_upsells_of_owner foreign key (site_id, provider_id, upsell_id)
  references upsells (site_id, provider_id, id) on delete set null (upsell_id) not valid;
alter table order_upsells validate constraint order_upsells_of_owner;
alter table gift_card_uses drop constraint if exists gift_card_uses_of_owner,
  add constraint gift_card_uses_of_owner foreign key (site_id, provider_id, gift_card_id)
  references gift_cards (site_id, provider_id, id) on delete cascade not valid;
alter table gift_card_uses validate constraint gift_card_uses_of_owner;
alter table coupon_uses drop constraint if exists coupon_uses_of_owner,
  add constraint coupon_uses_of_owner foreign key (site_id, provider_id, coupon_id)
  references coupons (site_id, provider_id, id) on delete cascade not valid;
alter table coupon_uses validate constraint coupon_uses_of_owner;

call app.add_key_by_month('order_terms', 'order_terms_gift_card_of_owner',
  'foreign key (site_id, provider_id, gift_card_id) references gift_cards (site_id, provider_id, id) on delete set null (gift_card_id)');
call app.add_key_by_month('order_terms', 'order_terms_coupon_of_owner',
  'foreign key (site_id, provider_id, coupon_id) references coupons (site_id, provider_id, id) on delete set null (coupon_id)');
drop procedure if exists app.add_key_by_month;
