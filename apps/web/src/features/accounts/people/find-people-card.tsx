import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import classes from './people-table.module.css';

/** Support starts with a person: the search leads to the table. */
export const FindPeopleCard = () => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const words = typed.trim();
    void navigate({ to: '/support/people', search: words ? { search: words } : {} });
  };
  return (
    <Card title="Find a person">
      <CardBody>
        <form role="search" className={classes['find']} onSubmit={search}>
          <SearchField label="Name, email or phone" value={typed} onChange={setTyped} />
          <Button look="filled" type="submit">
            Search people
          </Button>
        </form>
      </CardBody>
    </Card>
  );
};
