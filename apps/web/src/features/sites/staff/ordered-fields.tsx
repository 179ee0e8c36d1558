import { VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import classes from './ordered-fields.module.css';

interface OrderedFieldsProps<Item extends { readonly id: string }> {
  /** 'Section', 'Link': what one of them is called. */
  readonly noun: string;
  readonly items: readonly Item[];
  readonly max: number;
  /** Names of the fields: shown as one table where there is room for it, with a row an item. */
  readonly columns?: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Groups of fields in an order of their own: added, taken away and moved with buttons, so also by keyboard. */
export const OrderedFields = <Item extends { readonly id: string }>({
  noun,
  items,
  max,
  columns,
  onAdd,
  onRemove,
  onMove,
  children,
}: OrderedFieldsProps<Item>) => {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  // Focus follows a moved or added item to its new place.
  const [wished, setWished] = useState<{ index: number; part: string } | null>(null);
  useEffect(() => {
    if (!wished) return;
    const row = list.current?.children[wished.index];
    const part = row?.querySelector<HTMLElement>(`${wished.part}:not(:disabled)`);
    (part ?? row?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  }, [wished]);

  const move = (from: number, to: number, button: 'up' | 'down'): void => {
    onMove(from, to);
    setWished({ index: to, part: `[data-move='${button}']` });
    setSaid(`${noun} moved to position ${to + 1} of ${items.length}`);
  };
  const remove = (index: number): void => {
    onRemove(index);
    setWished({ index: Math.min(index, items.length - 2), part: '[data-remove]' });
    setSaid(`${noun} ${index + 1} removed`);
  };
  const add = (): void => {
    onAdd();
    setWished({ index: items.length, part: 'input, textarea' });
    setSaid(`${noun} ${items.length + 1} added`);
  };

  const bar = (index: number) => (
    <ItemBar
      noun={noun}
      index={index}
      isLast={index === items.length - 1}
      onMove={(to, button) => move(index, to, button)}
      onRemove={() => remove(index)}
    />
  );

  return (
    <div className={classes['all']}>
      <div className={columns && classes['table']}>
        {columns && items.length > 0 && (
          // The fields have their own labels; these stand in for them where they are not shown.
          <div className={classes['head']} aria-hidden>
            {columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
        )}
        <ol ref={list} className={classes['list']}>
          {items.map((item, index) => (
            <li key={item.id} className={classes['item']}>
              <div role="group" className={classes['group']} aria-label={`${noun} ${index + 1}`}>
                {!columns && bar(index)}
                <div className={classes['fields']}>{children(item, index)}</div>
                {columns && bar(index)}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <Button look="tint" icon={<Plus size={18} aria-hidden />} disabled={items.length >= max} onClick={add}>
          Add {noun.toLowerCase()}
        </Button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};

interface ItemBarProps {
  readonly noun: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly onMove: (to: number, button: 'up' | 'down') => void;
  readonly onRemove: () => void;
}

const ItemBar = ({ noun, index, isLast, onMove, onRemove }: ItemBarProps) => {
  const name = `${noun.toLowerCase()} ${index + 1}`;
  const tool = { look: 'text', compact: true, className: classes['tool'] ?? '' } as const;
  return (
    <div className={classes['bar']}>
      <span className={classes['name']}>
        <span className={classes['noun']}>{noun} </span>
        {index + 1}
      </span>
      <span className={classes['tools']}>
        <Button
          {...tool}
          data-move="up"
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => onMove(index - 1, 'up')}
        >
          <ArrowUp size={18} aria-hidden />
        </Button>
        <Button
          {...tool}
          data-move="down"
          aria-label={`Move ${name} down`}
          disabled={isLast}
          onClick={() => onMove(index + 1, 'down')}
        >
          <ArrowDown size={18} aria-hidden />
        </Button>
        <Button {...tool} data-remove aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </Button>
      </span>
    </div>
  );
};
