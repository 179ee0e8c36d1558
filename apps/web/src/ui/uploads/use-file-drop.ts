import { useState, type DragEvent } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

/** Lets a file be dropped on an element: its props, and whether one hovers over it. */
export const useFileDrop = (onDrop: (file: File) => void) => {
  const [isOver, setIsOver] = useState(false);
  const props = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Without it the browser would open the file instead of dropping it.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onDrop(file);
    },
  };
  return { isOver, props };
};
