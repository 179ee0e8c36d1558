-- When the provider last invited this customer to book a day: nobody is invited every day.
alter table provider_customers add column invited_at timestamptz;
