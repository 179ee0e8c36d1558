import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ExternalLink, Link2 } from 'lucide-react';
import { primaryMenuQuery, type MenuItem } from '#shell/site/primary-menu.ts';
import { useSite } from '#shell/site/site-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';

/** What the people of the site put into its menu; nothing when they put nothing there. */
export const SiteMenuCard = () => {
  const { appName } = useSite();
  const { data: menu } = useQuery(primaryMenuQuery());
  if (!menu || menu.items.length === 0) return null;
  return (
    <Card title={`More from ${appName}`}>
      <Rows label={`More from ${appName}`}>
        {menu.items.map((item) => (
          <MenuRow key={`${item.label} ${item.url}`} item={item} />
        ))}
      </Rows>
    </Card>
  );
};

const MenuRow = ({ item: { label, url } }: { item: MenuItem }) => {
  const { options } = useRouter();
  if (!url.startsWith('/'))
    return (
      <RowLink
        to={url}
        target="_blank"
        rel="noopener noreferrer"
        lead={<RowIcon icon={ExternalLink} />}
        title={label}
        meta={new URL(url).host}
      />
    );
  const { pathname, search, hash } = new URL(url, location.origin);
  return (
    <RowLink
      to={pathname}
      search={options.parseSearch(search)}
      hash={hash.slice(1)}
      lead={<RowIcon icon={Link2} />}
      title={label}
    />
  );
};
