import { Card, CardBody } from '#ui/layout/card.tsx';
import classes from './new-van.module.css';

export const VinHelp = () => (
  <Card title="Where to find the VIN">
    <CardBody>
      <ul className={classes['help']}>
        <li>On the dashboard, through the windshield on the driver side</li>
        <li>On the sticker inside the driver’s door</li>
        <li>On the registration and the insurance card</li>
      </ul>
    </CardBody>
  </Card>
);
