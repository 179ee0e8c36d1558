import { FIELD_WORDS } from './proposal-words.ts';
import type { Proposal } from './proposals-query.ts';
import classes from './proposals.module.css';

type Change = Proposal['changes'][number];
type Side = 'from' | 'to';

const Value = ({ change, side }: { change: Change; side: Side }) => {
  const image = side === 'from' ? change.fromImage : change.toImage;
  if (image) return <img src={image.sizes.thumbnail} alt={image.alt || FIELD_WORDS.photo} width={64} height={64} />;
  return change[side] ?? '–';
};

/** Old and new side by side. */
export const ChangedValues = ({ proposal, label }: { proposal: Proposal; label: string }) => (
  <table className={classes['values']} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Now</th>
        <th scope="col">New</th>
      </tr>
    </thead>
    <tbody>
      {proposal.changes.map((change) => (
        <tr key={change.field}>
          <th scope="row">{FIELD_WORDS[change.field]}</th>
          <td>
            <Value change={change} side="from" />
          </td>
          <td className={classes['new']}>
            <Value change={change} side="to" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
