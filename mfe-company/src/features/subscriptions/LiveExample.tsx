import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount, Note, useFormat, useQueries, useQuery } from '@portal/shared-ui';
import { SalaryBar, Select } from '@portal/shared-ui/kit';
import { productDetail, productList } from '../../shared/catalogs.api.ts';
import { GiftNote } from '../../shared/proposals/GiftNote.tsx';
import { exampleOf, type Example } from './example.ts';
import { Cost, Lines, Panel, Top } from './live-example-style.ts';
import type { WizardDraft } from './wizard-draft.ts';

export type ExampleChoice = { productId: string; onProduct: (id: string) => void };
type LiveExampleProps = ExampleChoice & { draft: WizardDraft; invited: number };

/**
 * What the offer means for one employee and one product, and what it costs the company (UX 1.2): priced in the
 * browser with the server's own functions, so it follows every key.
 */
export function LiveExample({ draft, invited, productId, onProduct }: LiveExampleProps) {
  const { t } = useLingui();
  const lists = useQueries({
    queries: draft.catalogs.map(({ catalogId }) => productList(catalogId, { pageSize: 50 })),
  });
  const products = lists.flatMap(({ data }, index) =>
    (data?.data ?? [])
      .filter(({ price }) => price.amount > 0)
      .map((product) => ({ ...product, catalog: draft.catalogs[index] })),
  );
  const chosen = products.find(({ id }) => id === productId) ?? products[0];
  const detail = useQuery({
    ...productDetail(chosen?.catalog?.catalogId ?? '', chosen?.id ?? ''),
    enabled: chosen?.catalog !== undefined,
  });
  if (!chosen?.catalog)
    return <Note>{t`Choose a catalog to see what a product costs an employee and the company.`}</Note>;
  const example = detail.data && exampleOf(detail.data.data.offer, draft, chosen.catalog.subsidyYearly);
  return (
    <Panel aria-label={t`Live example`}>
      <Top>
        <p>
          <strong>{t`Live example`}</strong>
          <span>{t`updates as you type`}</span>
        </p>
        <label>
          <span>{t`Product`}</span>
          <Select
            aria-label={t`Product`}
            value={chosen.id}
            options={products.map(({ id, productName }) => ({ value: id, label: productName }))}
            onChange={onProduct}
          />
        </label>
        {example && <ExampleBar example={example} />}
      </Top>
      {example && <ExampleLines example={example} subsidyYearly={chosen.catalog.subsidyYearly} />}
      {detail.data && <GiftNote offer={detail.data.data.offer} accessoryIds={[]} />}
      {example && <CompanyCost example={example} invited={invited} />}
    </Panel>
  );
}

function ExampleBar({ example: { draw, effect, subsidy } }: { example: Example }) {
  const { t } = useLingui();
  return (
    <SalaryBar
      legend={false}
      parts={[
        { kind: 'you', label: t`You`, amount: effect?.notices ?? draw },
        { kind: 'tax', label: t`Tax not paid`, amount: effect?.notPaidInTax ?? 0 },
        { kind: 'subsidy', label: t`Subsidy`, amount: subsidy },
      ]}
    />
  );
}

function ExampleLines({ example, subsidyYearly }: { example: Example; subsidyYearly: number }) {
  const { t } = useLingui();
  const { amount, percent } = useFormat();
  const { months, isInsured, before, subsidy, grossDraw, netDraw, effect } = example;
  const term = plural(months, { one: '# month', other: '# months' });
  const yearly = amount(Number.isSafeInteger(subsidyYearly) ? subsidyYearly : 0);
  return (
    <Lines>
      <Line
        label={t`Price a month`}
        note={isInsured ? t`with the insurances you offer, ${term}` : term}
        value={before}
      />
      <Line less={t`less`} label={t`subsidy`} note={t`${yearly} a year over 12 months`} value={subsidy} flashes />
      {grossDraw > 0 && <Line isSum label={t`Gross draw`} value={grossDraw} />}
      {netDraw > 0 && <Line isSum label={t`Net draw, with VAT`} value={netDraw} />}
      {effect && (
        <Line
          less={t`less`}
          label={t`tax not paid`}
          note={t`estimate at ${percent(effect.rate)}, no tax advice`}
          value={effect.notPaidInTax}
        />
      )}
      {effect && <Line isResult label={t`The employee notices`} value={effect.notices} />}
      {effect && effect.taxOnBenefit > 0 && (
        <Line
          label={t`and tax on the benefit`}
          note={t`unless the employee pays it already`}
          value={effect.taxOnBenefit}
        />
      )}
    </Lines>
  );
}

type LineProps = {
  label: string;
  less?: string;
  note?: string;
  value: number;
  isSum?: boolean;
  isResult?: boolean;
  flashes?: boolean;
};

function Line({ label, less, note, value, isSum, isResult, flashes }: LineProps) {
  return (
    // A new key plays the flash again: the line that a key changed is the one the eye should find (VISUAL 2.6).
    <div
      key={flashes ? value : undefined}
      data-sum={isSum || undefined}
      data-result={isResult || undefined}
      data-flash={flashes || undefined}
    >
      <dt>
        {less && <span>{less} </span>}
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        <Amount minor={value} />
      </dd>
    </div>
  );
}

function CompanyCost({ example: { months, company, currency }, invited }: { example: Example; invited: number }) {
  const { t } = useLingui();
  return (
    <Cost>
      <h3>
        <Trans>Cost to the company, {currency}</Trans>
      </h3>
      <dl>
        <Line label={t`One employee, a month`} value={company.month} />
        <Line label={t`One employee, ${plural(months, { one: '# month', other: '# months' })}`} value={company.term} />
        {invited > 0 && <Line isSum label={t`If all ${invited} order, a month`} value={company.month * invited} />}
      </dl>
    </Cost>
  );
}
