-- When somebody else than the person changed the phone number that messages go to. Who reads them may be another person
-- than the one who gave a card before.
alter table accounts add column phone_entered_at timestamptz;
