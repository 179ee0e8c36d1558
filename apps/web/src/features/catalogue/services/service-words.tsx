import { Check } from 'lucide-react';
import classes from '../services.module.css';

interface ServiceWordsProps {
  readonly description: string;
  readonly features: readonly string[];
}

export const ServiceWords = ({ description, features }: ServiceWordsProps) => (
  <>
    <p className={classes['words']}>{description}</p>
    {features.length > 0 && (
      <ul className={classes['features']} aria-label="What is included">
        {features.map((feature) => (
          <li key={feature}>
            <Check size={16} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    )}
  </>
);
