import { useLingui } from '@lingui/react/macro';
import { IconButton, Plus } from '@portal/shared-ui';
import { Calendar } from '@portal/shared-ui/kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { EmployeeRowMenu } from './EmployeeRowMenu.tsx';

/** Buttons beside the menu; on a phone the menu has room alone, and both acts in it. */
const Acts = styled.span`
  display: inline-flex;
  align-items: center;
  @media (max-width: 759px) { > [data-act] { display: none; } }
`;

type EmployeeRowActsProps = ComponentProps<typeof EmployeeRowMenu> & { onOrder: () => void };

/** The end of a person's row: the two jobs that an administrator comes for, then everything else in a menu. */
export function EmployeeRowActs({ onOrder, ...menu }: EmployeeRowActsProps) {
  const { t } = useLingui();
  const { name, exitDate, status } = menu.row;
  const mayOrder = status !== 'BLOCKED';
  return (
    <Acts>
      {mayOrder && (
        <IconButton
          data-act
          size="small"
          label={t`Order on behalf of ${name}`}
          icon={<Plus aria-hidden="true" />}
          onClick={onOrder}
        />
      )}
      <IconButton
        data-act
        size="small"
        label={exitDate ? t`Change the exit date of ${name}` : t`Set an exit date for ${name}`}
        icon={<Calendar aria-hidden="true" />}
        onClick={menu.onExit}
      />
      <EmployeeRowMenu {...menu} {...(mayOrder ? { onOrder } : {})} />
    </Acts>
  );
}
