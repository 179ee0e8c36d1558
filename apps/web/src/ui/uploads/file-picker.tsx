import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

interface FilePickerProps {
  readonly types: readonly string[];
  readonly icon: ReactNode;
  /** Opens the camera instead of the files. */
  readonly camera?: boolean;
  readonly disabled?: boolean;
  readonly onPick: (file: File) => void;
  readonly children: string;
}

/** A button that asks the browser for one file; the same file can be picked again. */
export const FilePicker = ({ types, icon, camera = false, disabled = false, onPick, children }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button compact icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
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
    </>
  );
};
