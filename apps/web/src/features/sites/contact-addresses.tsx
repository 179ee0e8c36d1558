import { Mail, Wrench, type LucideIcon } from 'lucide-react';
import { useSite } from '#shell/site/site-context.ts';
import classes from './contact-addresses.module.css';

/** Where to write, whatever the text of the page says. */
export const ContactAddresses = () => {
  const { serviceEmail, maintenanceEmail } = useSite();
  return (
    <ul className={classes['addresses']} aria-label="Email addresses">
      {serviceEmail && <Address icon={Mail} label="Questions and help" email={serviceEmail} />}
      {maintenanceEmail && <Address icon={Wrench} label="Vans and repairs" email={maintenanceEmail} />}
    </ul>
  );
};

const Address = ({ icon: Icon, label, email }: { icon: LucideIcon; label: string; email: string }) => (
  <li>
    <a href={`mailto:${email}`} className={classes['address']}>
      <span className={classes['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={classes['words']}>
        <span className={classes['label']}>{label}</span>
        <span className={classes['email']}>{email}</span>
      </span>
    </a>
  </li>
);
