import { PET_SIZES } from '@tailgate/contract/facts';
import { Fragment, useId, useRef, useState, type ClipboardEvent } from 'react';
import type { Size } from '../catalogue-query.ts';
import { AddOnGridRow } from './add-on-grid-row.tsx';
import { copyRange, isBlock, pasteBlock } from './grid-paste.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import type { GridRow } from './grid.ts';
import classes from './price-grid.module.css';
import { ServiceGridRow } from './service-grid-row.tsx';
import { SIZE_LETTERS, weightsInWords } from '#ui/words/pet-sizes.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useGridSelection } from './use-grid-selection.ts';
import type { PriceEditing } from '../use-price-form.ts';

/** What is shown of what is wrong. */
export interface ShownProblems {
  /** After the first attempt to save also what is missing. */
  readonly isChecked: boolean;
  /** Every service must have a price. */
  readonly needsPrice: boolean;
}

export interface PriceEditorProps {
  readonly rows: readonly GridRow[];
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly editing: PriceEditing;
  readonly problems: ShownProblems;
  /** The service that the preview starts with. */
  readonly shown: string;
  readonly onShow: (serviceId: string) => void;
}

/** Services by sizes as one table, filled like a spreadsheet. */
export const PriceGrid = ({ rows, sizes, currency, editing, problems, onShow }: PriceEditorProps) => {
  const node = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [news, setNews] = useState('');
  const selection = useGridSelection();
  const onKeyDown = useGridKeys({
    node,
    rows,
    selection,
    editing,
    onLeave: () => toolbar.current?.querySelector('button')?.focus(),
  });
  const pointer = useGridPointer(selection, (place) => {
    setNews('');
    const row = rows[place.row];
    if (row?.kind === 'service') onShow(row.id);
  });
  const paste = (text: string) => {
    const { table, filled, left } = pasteBlock(editing.table, rows, selection.active, text);
    if (filled > 0) editing.edit(table);
    setNews(left > 0 ? `${filled} pasted, ${left} had no cell` : `${filled} pasted`);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    paste(text);
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (!selection.isSeveral) return;
    event.clipboardData.setData('text/plain', copyRange(rows, selection.range));
    event.preventDefault();
  };
  const shared = { sizes, currency, editing, problems, selection };
  return (
    <div ref={node} className={classes['frame']}>
      <GridToolbar ref={toolbar} {...shared} rows={rows} news={news} onPaste={paste} />
      <table className={classes['table']} aria-describedby={hintId} {...pointer} {...{ onKeyDown, onPaste, onCopy }}>
        <caption className={classes['caption']}>Prices and minutes by size</caption>
        <SizeHeads sizes={sizes} />
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={`${row.kind}.${row.id}`}>
              {row.group !== rows[at - 1]?.group && (
                <tr>
                  <th scope="rowgroup" colSpan={PET_SIZES.length + 1} className={classes['group']}>
                    {row.group}
                  </th>
                </tr>
              )}
              {row.kind === 'service' ? (
                <ServiceGridRow row={row} at={at} {...shared} />
              ) : (
                <AddOnGridRow row={row} at={at} {...shared} />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p id={hintId} className={classes['hint']}>
        Tab or Enter moves to the next service. Hold Shift and press an arrow to select cells. Paste a block from a
        spreadsheet into any cell.
      </p>
    </div>
  );
};

const SizeHeads = ({ sizes }: Pick<PriceEditorProps, 'sizes'>) => (
  <thead>
    <tr>
      <th scope="col" className={classes['corner']}>
        Service
      </th>
      {PET_SIZES.map((name) => {
        const size = sizes.find((candidate) => candidate.name === name);
        return (
          <th key={name} scope="col" className={classes['size']}>
            <abbr title={size?.label}>{SIZE_LETTERS[name]}</abbr>
            <span>{size && weightsInWords(size)}</span>
          </th>
        );
      })}
    </tr>
  </thead>
);
