import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyCatalog } from '@portal/contract/company-catalogs';
import { BookOpen, EmptyState, Fixed, Surface, useFormat, useQuery, VisuallyHidden } from '@portal/shared-ui';
import { FieldFault, MoneyField, useFieldWords, useWatch } from '@portal/shared-ui/forms';
import { Checkbox, FailedQuery, SecondLine, Segmented } from '@portal/shared-ui/kit';
import { catalogList } from '../../shared/catalogs.api.ts';
import type { SubscriptionFieldsProps, SubscriptionForm } from './subscription-form.ts';
import { Rows, Tags } from './subscription-style.ts';

/** Which catalogs employees choose from, what the company pays in each, and how employees pay. */
export function CatalogFields({ form, isLocked = false }: SubscriptionFieldsProps) {
  const { t } = useLingui();
  const catalogs = useQuery(catalogList({ pageSize: 200 }));
  const chosen = useWatch({ control: form.control, name: 'catalogs' });
  // What can no longer be chosen is not shown as if it could.
  const rows = (catalogs.data?.data ?? []).filter(
    ({ id }) => !isLocked || chosen.some(({ catalogId }) => catalogId === id),
  );
  useFieldWords({
    form,
    name: 'catalogs',
    label: t`Catalogs`,
    shows: (value) => <ChosenCatalogs chosen={value as typeof chosen} catalogs={rows} />,
  });
  if (catalogs.error && !catalogs.data)
    return <FailedQuery label={t`Catalogs`} error={catalogs.error} onRetry={catalogs.refetch} />;
  return (
    <>
      <FieldFault form={form} name="catalogs" label={t`Catalogs`} />
      <Surface aria-busy={catalogs.isFetching}>
        {catalogs.data?.data.length === 0 && (
          <EmptyState
            icon={BookOpen}
            title={t`No catalogs yet`}
            why={t`Your supplier assigns catalogs to the company. They appear here at once.`}
          />
        )}
        <Rows aria-label={t`Catalogs`}>
          {rows.map((catalog) => (
            <CatalogChoice key={catalog.id} form={form} catalog={catalog} isLocked={isLocked} />
          ))}
        </Rows>
      </Surface>
      <DrawTypeField form={form} isLocked={isLocked} />
    </>
  );
}

function ChosenCatalogs({ chosen, catalogs }: { chosen: Chosen; catalogs: readonly CompanyCatalog[] }) {
  const { money } = useFormat();
  return chosen.map(({ catalogId, subsidyYearly }) => {
    const catalog = catalogs.find(({ id }) => id === catalogId);
    const amount = money({ amount: subsidyYearly, currency: catalog?.currency ?? 'DKK' });
    return <div key={catalogId}>{`${catalog?.displayName ?? ''} ${amount}`}</div>;
  });
}

function CatalogChoice({
  form,
  catalog,
  isLocked,
}: {
  form: SubscriptionForm;
  catalog: CompanyCatalog;
  isLocked: boolean;
}) {
  const { t } = useLingui();
  const chosen = useWatch({ control: form.control, name: 'catalogs' });
  const index = chosen.findIndex(({ catalogId }) => catalogId === catalog.id);
  const toggle = (isOn: boolean) => {
    const next = isOn
      ? [...chosen, { catalogId: catalog.id, subsidyYearly: 0 }]
      : chosen.filter(({ catalogId }) => catalogId !== catalog.id);
    form.setValue('catalogs', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <li>
      <div>
        <Checkbox
          label={
            <strong>
              <Fixed>{catalog.displayName}</Fixed>
            </strong>
          }
          hint={<CatalogFacts catalog={catalog} />}
          checked={index >= 0}
          disabled={isLocked}
          onChange={(event) => toggle(event.target.checked)}
        />
      </div>
      {index >= 0 && (
        // Its place in the list is its name, so a place that another catalog takes starts afresh.
        <MoneyField
          key={index}
          form={form}
          name={`catalogs.${index}.subsidyYearly`}
          label={<SubsidyLabel name={catalog.displayName} />}
          currency={catalog.currency}
          isLocked={isLocked}
          hint={isLocked ? t`Locked: employees have ordered.` : undefined}
        />
      )}
    </li>
  );
}

function SubsidyLabel({ name }: { name: string }) {
  return (
    <Trans>
      Subsidy a year, ex VAT<VisuallyHidden>: {name}</VisuallyHidden>
    </Trans>
  );
}

function CatalogFacts({ catalog }: { catalog: CompanyCatalog }) {
  const { t } = useLingui();
  const { supplierName, productCount, accessoryCount, categories } = catalog;
  const products = plural(productCount, { one: '# product', other: '# products' });
  const accessories = plural(accessoryCount, { one: '# accessory', other: '# accessories' });
  return (
    <>
      <SecondLine as="span">{`${products}, ${accessories} · ${supplierName}`}</SecondLine>
      <Tags>
        {categories.some(({ insuranceRequired }) => insuranceRequired) && <span>{t`All-risk required`}</span>}
        {categories.some(({ requireMultimediaTax }) => requireMultimediaTax) && <span>{t`Phone tax applies`}</span>}
      </Tags>
    </>
  );
}

type Chosen = readonly { catalogId: string; subsidyYearly: number }[];

type DrawType = 'gross' | 'both' | 'net';

/** Gross is cut before tax; above a category's limit the rest can be a net draw with VAT (RULES 2.1). */
function DrawTypeField({ form, isLocked }: { form: SubscriptionForm; isLocked: boolean }) {
  const { t } = useLingui();
  const [gross, net] = useWatch({ control: form.control, name: ['grossDraw', 'netDraw'] });
  useFieldWords({ form, name: 'grossDraw', label: t`Gross draw` });
  useFieldWords({ form, name: 'netDraw', label: t`Net draw` });
  const value: DrawType = gross ? (net ? 'both' : 'gross') : 'net';
  const set = (next: DrawType) => {
    form.setValue('grossDraw', next !== 'net', { shouldDirty: true });
    form.setValue('netDraw', next !== 'gross', { shouldDirty: true });
  };
  const hints: Record<DrawType, string> = {
    gross: t`Taken before tax.`,
    both: t`Taken before tax up to the category’s limit; the rest is taken after tax, with VAT.`,
    net: t`Taken after tax, with VAT.`,
  };
  return (
    <div>
      <Segmented<DrawType>
        legend={t`Employees pay by`}
        value={value}
        onChange={set}
        choices={[
          { value: 'gross', label: t`Gross draw`, isDisabled: isLocked },
          { value: 'both', label: t`Gross, then net`, isDisabled: isLocked },
          { value: 'net', label: t`Net draw`, isDisabled: isLocked },
        ]}
      />
      <SecondLine>{hints[value]}</SecondLine>
    </div>
  );
}
