import { createFileRoute } from '@tanstack/react-router';
import { AddressField } from '#features/lookups/address-field.tsx';
import { EditorHeader } from '#features/vehicles/editor/editor-header.tsx';
import { readEditorSearch } from '#features/vehicles/editor/editor-search.ts';
import { useVanEditor } from '#features/vehicles/editor/use-van-editor.ts';
import { EditorBody, EditorFrame } from '#features/vehicles/editor/van-editor.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { FormPage } from '#ui/pages/form-page.tsx';

const PARTS = { AddressField, uploadPhoto: uploadImage() };

const Editor = ({ id }: { id: string }) => {
  const editor = useVanEditor(id, Route.useSearch());
  return (
    <EditorFrame of={editor}>
      <FormPage header={<EditorHeader of={editor} />}>
        <EditorBody of={editor} parts={PARTS} />
      </FormPage>
    </EditorFrame>
  );
};

const EditVan = () => {
  const { vehicleId } = Route.useParams();
  return <Editor key={vehicleId} id={vehicleId} />;
};

export const Route = createFileRoute('/fleet-owner/_main/account_/vehicles/$vehicleId')({
  staticData: { tabs: false },
  validateSearch: readEditorSearch,
  component: EditVan,
});
