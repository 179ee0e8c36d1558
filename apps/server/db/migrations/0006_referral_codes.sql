-- A code names one provider of a site, whichever of the two sign-ups it is typed into.
create unique index providers_groomer_referral_code on providers (site_id, groomer_referral_code);
create unique index providers_customer_referral_code on providers (site_id, customer_referral_code);
