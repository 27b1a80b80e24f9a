import { useLingui } from '@lingui/react/macro';
import { ApiError, Fixed, IconButton, useQueryClient, X } from '@portal/shared-ui';
import { AsyncSelect, SecondLine } from '@portal/shared-ui/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductApi } from './products.api.ts';

const Chosen = styled.ul`
  display: grid;
  gap: 2px;
  li { display: flex; align-items: center; gap: var(--s-2); padding: 4px 0; border-bottom: 1px solid var(--line); }
  li > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;

type Named = { id: string; productName: string; SKU: string };
type ProductPickerProps = {
  api: ProductApi;
  initial: readonly Named[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** The products that an accessory goes with: searched by name or SKU, each can be taken out again. */
export function ProductPicker({ api, initial, chosen, onChange }: ProductPickerProps) {
  const { t } = useLingui();
  const [names, setNames] = useState<ReadonlyMap<string, Named>>(
    new Map(initial.map((product) => [product.id, product])),
  );
  const client = useQueryClient();
  const unnamed = chosen.filter((id) => !names.has(id)).join();
  const latest = useRef({ chosen, onChange });
  useEffect(() => {
    latest.current = { chosen, onChange };
  });
  // Those of a draft come without their names, and one that is gone meanwhile leaves.
  useEffect(() => {
    if (unnamed === '') return;
    const read = async (id: string) => {
      try {
        const { data } = await client.fetchQuery(api.one(id));
        setNames((before) => new Map([...before, [id, data]]));
      } catch (error) {
        if (ApiError.from(error).key === 'product-not-found') return id;
      }
      return undefined;
    };
    void Promise.all(unnamed.split(',').map(read)).then((ids) => {
      const isGone = (id: string) => ids.includes(id);
      if (latest.current.chosen.some(isGone))
        latest.current.onChange(latest.current.chosen.filter((id) => !isGone(id)));
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what has no name
  }, [unnamed]);
  const [added, setAdded] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // The field starts anew after every product; the keyboard goes on from what was added.
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  }, [added]);
  const load = async (q: string) => {
    const products = await api.search(q);
    setNames((before) => new Map([...before, ...products.map((product): [string, Named] => [product.id, product])]));
    return products
      .filter(({ id }) => !chosen.includes(id))
      .map(({ id, productName, SKU }) => ({ id, label: productName, detail: SKU }));
  };
  return (
    <>
      <AsyncSelect
        label={t`Add a product`}
        key={added}
        value={null}
        queryKey={['catalogs', 'product-options', chosen.length]}
        load={load}
        onChange={(option) => {
          if (!option) return;
          onChange([...chosen, option.id]);
          setAdded(option.id);
        }}
      />
      <Chosen ref={list} aria-label={t`Chosen products`}>
        {chosen.map((id) => {
          const product = names.get(id);
          const name = product?.productName ?? id;
          return (
            <li key={id}>
              <div>
                <Fixed>{name}</Fixed>
                <SecondLine>{product?.SKU}</SecondLine>
              </div>
              <IconButton
                size="small"
                label={t`Take out ${name}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              />
            </li>
          );
        })}
      </Chosen>
    </>
  );
}
