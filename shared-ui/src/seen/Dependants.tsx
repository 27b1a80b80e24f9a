import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dependantKinds, type Dependant, type DependantKind } from '@portal/contract/dependants';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError } from '../api/api-error.ts';
import { Fixed } from '../ui/Fixed.tsx';

const Groups = styled.dl`
  margin-top: var(--s-2);
  dt { font-weight: 600; }
  dd + dt { margin-top: var(--s-2); }
`;

/** What something is used by, and how many more there are than are named. */
export type Uses = { named: readonly Dependant[]; more: number };

/** Where the page of one is, in this portal; undefined where it has none. */
export type DependantLink = (dependant: Dependant) => string | undefined;

const kindLabels: Readonly<Record<DependantKind, MessageDescriptor>> = {
  company: msg`Companies`,
  subscription: msg`Subscriptions`,
  catalog: msg`Catalogs`,
  order: msg`Orders`,
  'salary-file': msg`Salary files`,
};

/** What a refusal names as standing in the way. */
export function usesOfError(error: unknown): Uses {
  const { details } = ApiError.from(error);
  return {
    named: details.flatMap(({ dependant }) => (dependant ? [dependant] : [])),
    more: details.reduce((sum, { more = 0 }) => sum + more, 0),
  };
}

/** What stands in the way by its kind, each name a link where it has a page. Renders nothing without any. */
export function Dependants({ uses: { named, more }, linkOf }: { uses: Uses; linkOf?: DependantLink | undefined }) {
  const { i18n } = useLingui();
  if (named.length === 0) return null;
  return (
    <Groups>
      {dependantKinds.flatMap((kind) => {
        const some = named.filter((one) => one.kind === kind);
        if (some.length === 0) return [];
        return [
          <dt key={kind}>{i18n._(kindLabels[kind])}</dt>,
          ...some.map((one) => {
            const to = linkOf?.(one);
            return (
              <dd key={one.id}>
                {to ? (
                  <Link to={to}>
                    <Fixed>{one.name}</Fixed>
                  </Link>
                ) : (
                  <Fixed>{one.name}</Fixed>
                )}
                {one.of && (
                  <>
                    {' '}
                    <Trans>of {one.of.name}</Trans>
                  </>
                )}
              </dd>
            );
          }),
        ];
      })}
      {more > 0 && (
        <dd>
          <Plural value={more} one="and # more" other="and # more" />
        </dd>
      )}
    </Groups>
  );
}
