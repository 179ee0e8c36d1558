export { becomeCustomerOf } from './become-customer.ts';
