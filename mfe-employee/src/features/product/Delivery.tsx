import { Trans, useLingui } from '@lingui/react/macro';
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

const lineOf = ({ name, addressLine1, zipCode, city }: ShownDelivery) =>
  [name, addressLine1, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');

/** Where it is sent: to the employee, at an address that can be typed here, or to the workplace (scenario 70). */
export function Delivery({ deliveries, choice, onChange, faults }: Props) {
  const [first, second] = deliveries;
  const place = deliveries.find(({ method }) => method === choice.deliverTo) ?? first;
  if (!first || !place) return null;
  const label = (one: ShownDelivery) =>
    one.method === 'COMPANY_ADDRESS' ? <Trans>To my workplace</Trans> : <Trans>To me</Trans>;
  return (
    <div>
      {second ? (
        <RadioGroup
          legend={<Trans>Delivery</Trans>}
          value={place.method}
          choices={deliveries.map((one) => ({ value: one.method, label: label(one), hint: lineOf(one) }))}
          onChange={(deliverTo) => onChange({ deliverTo })}
        />
      ) : (
        <Line>
          <b>
            {place.method === 'COMPANY_ADDRESS' ? (
              <Trans>Delivered to your workplace</Trans>
            ) : (
              <Trans>Delivered to you</Trans>
            )}
          </b>
          {place.addressLine1 && lineOf(place)}
        </Line>
      )}
      {place.method === 'USER_ADDRESS' &&
        (choice.address ? (
          <OwnAddress choice={choice} address={choice.address} onChange={onChange} faults={faults} />
        ) : (
          <>
            {!place.addressLine1 && (
              <Note tone="warn">
                <Trans>Your workplace has no delivery address for you yet.</Trans>
              </Note>
            )}
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                const { name: _name, method: _method, ...address } = place;
                onChange({ ...choice, address });
              }}
            >
              {place.addressLine1 ? <Trans>Send it to another address</Trans> : <Trans>Enter your address</Trans>}
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
  const field = (name: keyof Address, label: string, autoComplete: string, isOptional = false) => (
    <Field
      id={`address.${name}`}
      label={label}
      error={faults.get(`address.${name}`)}
      optional={isOptional && <Trans>(optional)</Trans>}
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
      {field('addressLine1', t`Address`, 'address-line1')}
      {field('addressLine2', t`Floor, door, c/o`, 'address-line2', true)}
      <div data-half>{field('zipCode', t`Postal code`, 'postal-code')}</div>
      <div data-half>{field('city', t`City`, 'address-level2')}</div>
      <Field
        id="address.country"
        label={t`Country`}
        error={faults.get('address.country')}
        optional={<Trans>(optional)</Trans>}
      >
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
        label={<Trans>Use it for my next orders too</Trans>}
        hint={<Trans>Your workplace’s record of you is changed. Otherwise it is for this order alone.</Trans>}
        checked={choice.keepAddress ?? false}
        onChange={(event) => onChange({ ...choice, keepAddress: event.target.checked })}
      />
      <div>
        <Button look="quiet" size="small" onClick={() => onChange({ deliverTo: choice.deliverTo })}>
          <Trans>Use the address of before</Trans>
        </Button>
      </div>
    </Own>
  );
}
