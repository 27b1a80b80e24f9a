import { useLingui } from '@lingui/react/macro';
import { AttributeDefinition, attributeKinds, definitionsWith } from '@portal/contract/attributes';
import { line } from '@portal/contract/endpoint';
import { Button, IconButton, Plus, showToast, Skeleton, useQuery, X } from '@portal/shared-ui';
import {
  Form,
  SaveActions,
  SelectField,
  TextField,
  useFieldArray,
  useSchemaForm,
  useWatch,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import { Dialog, FailedQuery } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { kindWords } from './attribute-words.ts';
import type { ProductApi } from './products.api.ts';
import { useCatalogSaving } from './use-saving.ts';

const { choices: _list, ...entries } = AttributeDefinition.entries;
const Rows = v.strictObject({ rows: v.array(v.strictObject({ ...entries, choices: line(2_000) })) });
type Rows = v.InferOutput<typeof Rows>;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr auto;
  gap: var(--s-2);
  align-items: end;
  @media (max-width: 759px) { grid-template-columns: 1fr auto; }
`;

type Props = { api: ProductApi; isOpen: boolean; onClose: () => void };

const portals = definitionsWith([]);
const isOwn = (one: AttributeDefinition) => !portals.some((same) => JSON.stringify(same) === JSON.stringify(one));

/** What the attributes of the supplier's products hold: text, a number with its unit, yes or no, one of several. */
export function DefineAttributes({ api, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`What attributes hold`} width={680} isOpen={isOpen} onClose={onClose}>
      <ReadDefinitions api={api} onClose={onClose} />
    </Dialog>
  );
}

/** They are read anew each time the dialog opens and not while it is open: what is saved names what was seen. */
function ReadDefinitions({ api, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const { queryKey, ...read } = api.attributes;
  const { data, error, refetch } = useQuery({
    ...read,
    queryKey: [...queryKey, 'to change'],
    staleTime: 'static',
    gcTime: 0,
  });
  if (data) return <Definitions api={api} seen={data.data} onClose={onClose} />;
  return error ? <FailedQuery label={t`Attributes`} error={error} onRetry={refetch} /> : <Skeleton />;
}

type FormProps = { api: ProductApi; seen: AttributeDefinition[]; onClose: () => void };

function Definitions({ api, seen, onClose }: FormProps) {
  const { t } = useLingui();
  const save = useCatalogSaving(api.defineAttributes);
  const form = useSchemaForm(Rows, {
    rows: seen.filter(isOwn).map((definition) => ({ ...definition, choices: definition.choices.join(', ') })),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const submit = async ({ rows }: Rows) => {
    const split = (choices: string) =>
      choices
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);
    await save.mutateAsync({ definitions: rows.map((row) => ({ ...row, choices: split(row.choices) })), seen });
    showToast(t`The attributes are saved`);
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <p>{t`Values are kept in one spelling, so that they can be filtered: 64GB becomes 64 GB, Ja becomes yes.`}</p>
      {fields.map((row, index) => (
        <Row key={row.id}>
          <TextField form={form} name={`rows.${index}.name`} label={t`Attribute`} maxLength={60} />
          <SelectField
            form={form}
            name={`rows.${index}.kind`}
            label={t`Holds`}
            options={attributeKinds.map((kind) => ({ value: kind, label: t(kindWords[kind]) }))}
          />
          <Detail form={form} index={index} />
          <IconButton
            label={t`Remove attribute ${index + 1}`}
            icon={<X aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </Row>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ name: '', kind: 'TEXT', unit: '', choices: '' })}
        >{t`Add attribute`}</Button>
      </div>
      <SaveActions save={t`Save attributes`} cancel={onClose} />
    </Form>
  );
}

/** The unit of a number, the choices of a choice. */
function Detail({ form, index }: { form: SchemaForm<Rows, Rows>; index: number }) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: `rows.${index}.kind` });
  if (kind === 'NUMBER') return <TextField form={form} name={`rows.${index}.unit`} label={t`Unit`} maxLength={12} />;
  if (kind === 'CHOICE')
    return <TextField form={form} name={`rows.${index}.choices`} label={t`Choices, with commas between`} />;
  return <span />;
}
