import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff, Tag } from '@portal/shared-ui';
import { Menu, Pencil, Trash2 } from '@portal/shared-ui/kit';

type Flags = { hidden: boolean; featured: boolean };
type ItemMenuProps = {
  item: Flags & { productName: string };
  onEdit: () => void;
  onChange: (change: Partial<Flags>) => void;
  onRemove: () => void;
};

/** The actions on one product or accessory, at once or in the drawer. */
export function ItemMenu({ item, onEdit, onChange, onRemove }: ItemMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Actions for ${item.productName}`}
      entries={[
        { key: 'edit', label: t`Edit`, icon: Pencil, onAction: onEdit },
        item.hidden
          ? { key: 'show', label: t`Show to employees`, icon: Eye, onAction: () => onChange({ hidden: false }) }
          : { key: 'hide', label: t`Hide from employees`, icon: EyeOff, onAction: () => onChange({ hidden: true }) },
        {
          key: 'feature',
          label: item.featured ? t`No longer featured` : t`Feature`,
          icon: Tag,
          onAction: () => onChange({ featured: !item.featured }),
        },
        { key: 'remove', label: t`Delete`, icon: Trash2, isDanger: true, startsGroup: true, onAction: onRemove },
      ]}
    />
  );
}
