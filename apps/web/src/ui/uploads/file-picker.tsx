import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

interface PickedFile {
  readonly types: readonly string[];
  /** Opens the camera instead of the files. */
  readonly camera?: boolean;
  readonly onPick: (file: File) => void;
}

/** Asks the browser for one file; the same file can be picked again. `input` stands beside what opens it. */
export const useFilePick = ({ types, camera = false, onPick }: PickedFile) => {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        {...(camera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          currentTarget.value = '';
        }}
      />
    ),
  };
};

interface FilePickerProps extends PickedFile {
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly children: string;
}

/** A button that asks for a file. */
export const FilePicker = ({ icon, disabled = false, children, ...asked }: FilePickerProps) => {
  const { open, input } = useFilePick(asked);
  return (
    <>
      <Button compact icon={icon} disabled={disabled} onClick={open}>
        {children}
      </Button>
      {input}
    </>
  );
};
