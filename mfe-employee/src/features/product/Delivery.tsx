import { useLingui } from '@lingui/react/macro';
import type { DeliveryChoice, ShownDelivery } from '@portal/contract/delivery';
import { Button, Field, Input, Note } from '@portal/shared-ui';
import { Checkbox, RadioGroup, Select, useCountryOptions } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Line = styled.div`
  font-size: var(--fs-13);
  line-height: 1.1875rem;
  color: var(--text-2);
  b { display: block; color: var(--text); }
`;
const Own = styled.div`
  display: grid;
  grid-template-columns: 110px minmax(0, 1fr);
  gap: 12px;
  > * { grid-column: 1 / -1; }
  > [data-half] { grid-column: auto; }
`;

type Address = NonNullable<DeliveryChoice['address']>;
type Props = {
  deliveries: readonly ShownDelivery[];
  choice: DeliveryChoice;
  onChange: (choice: DeliveryChoice) => void;
  /** texts of refused fields, by field */
  faults: ReadonlyMap<string, string>;
};

/** What the fields of a typed address are called, also in the list of what is wrong. */
export function useAddressLabels(): Record<keyof Address, string> {
  const { t } = useLingui();
  return {
    addressLine1: t`Address`,
    addressLine2: t`Floor, door, c/o`,
    zipCode: t`Postal code`,
    city: t`City`,
    country: t`Country`,
  };
}

const lineOf = ({ name, addressLine1, zipCode, city }: ShownDelivery) =>
  [name, addressLine1, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');

/** Where it is sent: to the employee, at an address that can be typed here, or to the workplace (scenario 70). */
export function Delivery({ deliveries, choice, onChange, faults }: Props) {
  const { t } = useLingui();
  const [first, second] = deliveries;
  const place = deliveries.find(({ method }) => method === choice.deliverTo) ?? first;
  if (!first || !place) return null;
  const label = (one: ShownDelivery) => (one.method === 'COMPANY_ADDRESS' ? t`To my workplace` : t`To me`);
  return (
    <div>
      {second ? (
        <RadioGroup
          legend={t`Delivery`}
          value={place.method}
          choices={deliveries.map((one) => ({ value: one.method, label: label(one), hint: lineOf(one) }))}
          onChange={(deliverTo) => onChange({ deliverTo })}
        />
      ) : (
        <Line>
          <b>{place.method === 'COMPANY_ADDRESS' ? t`Delivered to your workplace` : t`Delivered to you`}</b>
          {place.addressLine1 && lineOf(place)}
        </Line>
      )}
      {place.method === 'USER_ADDRESS' &&
        (choice.address ? (
          <OwnAddress choice={choice} address={choice.address} onChange={onChange} faults={faults} />
        ) : (
          <>
            {!place.addressLine1 && <Note tone="warn">{t`Your workplace has no delivery address for you yet.`}</Note>}
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                const { name: _name, method: _method, ...address } = place;
                onChange({ ...choice, address });
              }}
            >
              {place.addressLine1 ? t`Send it to another address` : t`Enter your address`}
            </Button>
          </>
        ))}
    </div>
  );
}

/** An address for this order; the workplace's record changes only when that is asked for. */
function OwnAddress({ choice, address, onChange, faults }: Omit<Props, 'deliveries'> & { address: Address }) {
  const { t } = useLingui();
  const countries = useCountryOptions(address.country);
  const labels = useAddressLabels();
  const field = (name: keyof Address, autoComplete: string, isOptional = false) => (
    <Field
      id={`address.${name}`}
      label={labels[name]}
      error={faults.get(`address.${name}`)}
      optional={isOptional && t`(optional)`}
    >
      {(control) => (
        <Input
          {...control}
          value={address[name] ?? ''}
          autoComplete={autoComplete}
          onChange={(event) => onChange({ ...choice, address: { ...address, [name]: event.target.value } })}
        />
      )}
    </Field>
  );
  return (
    <Own>
      {field('addressLine1', 'address-line1')}
      {field('addressLine2', 'address-line2', true)}
      <div data-half>{field('zipCode', 'postal-code')}</div>
      <div data-half>{field('city', 'address-level2')}</div>
      <Field id="address.country" label={labels.country} error={faults.get('address.country')} optional={t`(optional)`}>
        {(control) => (
          <Select
            {...control}
            value={address.country ?? ''}
            options={countries}
            placeholder={t`Choose`}
            onChange={(country) => onChange({ ...choice, address: { ...address, country } })}
          />
        )}
      </Field>
      <Checkbox
        label={t`Use it for my next orders too`}
        hint={t`Your workplace’s record of you is changed. Otherwise it is for this order alone.`}
        checked={choice.keepAddress ?? false}
        onChange={(event) => onChange({ ...choice, keepAddress: event.target.checked })}
      />
      <div>
        <Button look="quiet" size="small" onClick={() => onChange({ deliverTo: choice.deliverTo })}>
          {t`Use the address of before`}
        </Button>
      </div>
    </Own>
  );
}
