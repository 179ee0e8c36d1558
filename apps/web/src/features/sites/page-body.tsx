import { Fragment } from 'react';
import { SiteLink } from '#shell/site/site-link.tsx';
import { blocksOf, type Block, type Inline } from './markup.ts';
import classes from './page-body.module.css';

const Words = ({ parts }: { parts: readonly Inline[] }) => (
  <>
    {parts.map((part, index) => {
      if (part.kind === 'text') return <Fragment key={index}>{part.text}</Fragment>;
      if (part.kind === 'link') {
        return (
          <SiteLink key={index} href={part.href} className={classes['link']}>
            {part.text}
          </SiteLink>
        );
      }
      return (
        <strong key={index}>
          <Words parts={part.parts} />
        </strong>
      );
    })}
  </>
);

const Piece = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <Words parts={line} />
          </Fragment>
        ))}
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <Words parts={item} />
        </li>
      ))}
    </List>
  );
};

/** A text of the site, with its paragraphs, lists, links and bold words. */
export const PageBody = ({ children }: { children: string }) => (
  <div className={classes['body']}>
    {blocksOf(children).map((block, index) => (
      <Piece key={index} block={block} />
    ))}
  </div>
);
