import { useEffect, useRef, useState } from 'react';
import { problemWith, type UploadRules } from './upload-rules.ts';

export interface Uploaded {
  readonly id: string;
  readonly url: string;
}

/** How the bytes get where they belong is not the business of a control. */
export type Upload<Answer extends Uploaded> = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<Answer>;

export type UploadState =
  | { readonly kind: 'idle' }
  /** Cannot be sent as it is. */
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'sending'; readonly file: File; readonly percent: number }
  | { readonly kind: 'failed'; readonly file: File };

const IDLE: UploadState = { kind: 'idle' };

/** One file on its way: at most one at a time, given up when the control goes away. */
export const useUpload = <Answer extends Uploaded>(
  upload: Upload<Answer>,
  rules: UploadRules,
  onUploaded: (answer: Answer) => void,
) => {
  const [state, setState] = useState<UploadState>(IDLE);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const stop = (): void => {
    underWay.current?.abort();
    setState(IDLE);
  };

  const send = (file: File): void => {
    underWay.current?.abort();
    const problem = problemWith(file, rules);
    if (problem) {
      setState({ kind: 'refused', problem });
      return;
    }
    const { signal } = (underWay.current = new AbortController());
    // What was given up has no say any more.
    const unlessStopped =
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given): void => {
        if (!signal.aborted) act(...given);
      };
    setState({ kind: 'sending', file, percent: 0 });
    upload(
      file,
      unlessStopped((percent: number) => setState({ kind: 'sending', file, percent })),
      signal,
    ).then(
      unlessStopped((answer: Answer) => {
        setState(IDLE);
        onUploaded(answer);
      }),
      unlessStopped(() => setState({ kind: 'failed', file })),
    );
  };

  return { state, send, stop };
};
