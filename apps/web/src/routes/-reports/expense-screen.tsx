import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Expenses } from '#features/expenses/expenses.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

type Props = ComponentProps<typeof Expenses>;

interface ExpenseScreenProps extends Pick<Props, 'search' | 'onSearch'> {
  /** The page one level up. */
  readonly back: ComponentProps<typeof PageHeader>['back'];
}

const uploadPhoto = uploadImage('Receipt');

export const ExpenseScreen = ({ back, ...place }: ExpenseScreenProps) => {
  const [open, setOpen] = useState<Props['open']>(null);
  return (
    <TablePage
      header={
        <PageHeader
          title="Expenses"
          {...(back && { back })}
          actions={
            <Button look="filled" compact icon={<Plus size={20} aria-hidden />} onClick={() => setOpen('new')}>
              Add expense
            </Button>
          }
        />
      }
    >
      <Expenses {...place} uploadPhoto={uploadPhoto} open={open} onOpen={setOpen} />
    </TablePage>
  );
};
