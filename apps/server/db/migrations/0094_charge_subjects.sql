-- What a card is charged for can be more than an appointment.
alter table card_charges rename column appointment_id to subject_id;
