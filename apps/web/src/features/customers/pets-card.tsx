import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { Customer } from './customers-query.ts';
import classes from './customers.module.css';
import type { CustomerParts } from './parts.ts';
import { PetCard } from './pet-card.tsx';
import { PetDialog } from './pet-dialog.tsx';

/** The pets of a customer, each with what matters before it is groomed. */
export const PetsCard = ({ customer, parts }: { customer: Customer; parts: CustomerParts }) => {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button look="tint" compact icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add pet
    </Button>
  );
  return (
    <>
      <Card title="Pets" {...(customer.pets.length > 0 && { aside: add })}>
        {customer.pets.length === 0 ? (
          <EmptyState title="No pets yet" action={add}>
            Add the pets you groom, with breed, weight and vaccinations.
          </EmptyState>
        ) : (
          <CardBody>
            <div className={classes['petCards']}>
              {customer.pets.map((pet) => (
                <PetCard key={pet.id} customer={customer} pet={pet} parts={parts} />
              ))}
            </div>
          </CardBody>
        )}
      </Card>
      <PetDialog customer={customer} pet={null} opened={isAdding} parts={parts} onClose={() => setIsAdding(false)} />
    </>
  );
};
