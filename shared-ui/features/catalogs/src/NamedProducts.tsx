import { Trans } from '@lingui/react/macro';

const namedMax = 5;

type NamedProductsProps = { ids: readonly string[]; rows: readonly { id: string; productName: string }[] };

/** The first products that an act is about, by the names on the page, and how many others there are. */
export function NamedProducts({ ids, rows }: NamedProductsProps) {
  const names = rows.filter(({ id }) => ids.includes(id)).map(({ productName }) => productName);
  const named = names.slice(0, namedMax);
  const rest = ids.length - named.length;
  return (
    <p>
      {named.join(', ')} {rest > 0 && named.length > 0 && <Trans>and {rest} more.</Trans>}
    </p>
  );
}
