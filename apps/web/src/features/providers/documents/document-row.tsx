import { FileImage, FileText, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { AnchorButton, Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Facts, Row, RowIcon } from '#ui/rows.tsx';
import classes from './documents.module.css';
import { useReloadDocuments, type PaperItem } from './documents-query.ts';
import { typeInWords, uploadedOn } from './paper-in-words.ts';

export const DocumentRow = ({ paper, mayDelete }: { paper: PaperItem; mayDelete: boolean }) => {
  const icon = paper.type.startsWith('image/') ? FileImage : FileText;
  return (
    <Row
      lead={<RowIcon icon={icon} />}
      title={paper.title}
      meta={<Facts>{[typeInWords(paper.type), uploadedOn(paper.uploadedAt)]}</Facts>}
      aside={
        <span className={classes['actions']}>
          <AnchorButton
            compact
            look="tint"
            href={paper.url}
            target="_blank"
            rel="noreferrer"
            icon={<SquareArrowOutUpRight size={18} aria-hidden />}
            aria-label={`Open ${paper.title} in a new tab`}
          >
            Open
          </AnchorButton>
          {mayDelete && <DeleteButton paper={paper} />}
        </span>
      }
    />
  );
};

const DeleteButton = ({ paper }: { paper: PaperItem }) => {
  const [isAsked, setIsAsked] = useState(false);
  const reload = useReloadDocuments();
  const remove = useWrite('DELETE /v2/service-provider/account/documents/:id', {
    onDone: async () => {
      toastSuccess(`${paper.title} is deleted`);
      setIsAsked(false);
      await reload();
    },
  });
  return (
    <>
      <Button
        compact
        look="text"
        className={classes['delete'] ?? ''}
        aria-label={`Delete ${paper.title}`}
        onClick={() => setIsAsked(true)}
      >
        <Trash2 size={20} aria-hidden />
      </Button>
      <ConfirmDialog
        title={`Delete ${paper.title}?`}
        consequence="This can’t be undone."
        action="Delete document"
        busyLabel="Deleting…"
        opened={isAsked}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: paper.id } })}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
};
