import { Mail, Phone, Wrench, type LucideIcon } from 'lucide-react';
import { useSite } from '#shell/site/site-context.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import classes from './contact-addresses.module.css';

/** Where to write and call, whatever the text of the page says. */
export const ContactAddresses = () => {
  const { serviceEmail, maintenanceEmail, supportPhone } = useSite();
  return (
    <ul className={classes['addresses']} aria-label="Contact">
      {serviceEmail && (
        <Address icon={Mail} label="Questions and help" href={`mailto:${serviceEmail}`} words={serviceEmail} />
      )}
      {supportPhone && (
        <Address icon={Phone} label="Call us" href={`tel:${supportPhone}`} words={phoneInWords(supportPhone)} />
      )}
      {maintenanceEmail && (
        <Address icon={Wrench} label="Vans and repairs" href={`mailto:${maintenanceEmail}`} words={maintenanceEmail} />
      )}
    </ul>
  );
};

interface AddressProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly href: string;
  readonly words: string;
}

const Address = ({ icon: Icon, label, href, words }: AddressProps) => (
  <li>
    <a href={href} className={classes['address']}>
      <span className={classes['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={classes['words']}>
        <span className={classes['label']}>{label}</span>
        <span className={classes['email']}>{words}</span>
      </span>
    </a>
  </li>
);
