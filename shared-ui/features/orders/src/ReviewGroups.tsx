import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProcessPreview } from '@portal/contract/order-processing';
import { Fixed, Money, Note, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { OutcomeList } from './OutcomeList.tsx';

const Group = styled.section`
  display: grid;
  gap: 2px 16px;
  grid-template-columns: 1fr auto;
  padding: var(--s-3) 0;
  border-bottom: 1px solid var(--line);
  h3 { font-size: var(--fs-14); }
  p, ul { grid-column: 1 / -1; color: var(--text-2); font-size: var(--fs-13); }
`;

/** What goes to whom, and which orders cannot go and why. */
export function ReviewGroups({ preview }: { preview: ProcessPreview }) {
  const { t } = useLingui();
  return (
    <>
      <div>
        {preview.groups.map((group) => (
          <SentGroup key={`${group.companyId}${group.supplierId}${group.currency}`} group={group} />
        ))}
        {preview.groups.length > 0 && (
          <p>
            <Plural
              value={preview.holdSeconds}
              one="The suppliers get their files after # second; the employees are told then."
              other="The suppliers get their files after # seconds; the employees are told then."
            />
          </p>
        )}
      </div>
      {preview.refused.length > 0 && (
        <div>
          <Note tone="warn">
            <Plural
              value={preview.refused.length}
              one="# order cannot be processed"
              other="# orders cannot be processed"
            />
          </Note>
          <OutcomeList label={t`Orders that cannot be processed`} outcomes={preview.refused} />
        </div>
      )}
    </>
  );
}

function SentGroup({ group }: { group: ProcessPreview['groups'][number] }) {
  const { number } = useFormat();
  return (
    <Group>
      <h3>
        <Fixed>{group.companyName}</Fixed> → <Fixed>{group.supplierName}</Fixed>
      </h3>
      <strong>
        <Plural value={group.count} one="# order" other="# orders" />
      </strong>
      <p>
        <Trans>
          <Money value={group.priceWithoutVat} /> ex VAT · <Money value={group.monthly} /> a month
        </Trans>
      </p>
      <ul>
        {group.addresses.slice(0, 5).map(({ text, count }) => (
          <li key={text}>
            {text}
            {count > 1 && ` (${number(count)})`}
          </li>
        ))}
        {group.addresses.length > 5 && (
          <li>
            <Plural value={group.addresses.length - 5} one="and # more address" other="and # more addresses" />
          </li>
        )}
      </ul>
    </Group>
  );
}
