import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff, Tag } from '@portal/shared-ui';
import { Menu, Pencil, Trash2 } from '@portal/shared-ui/kit';

type Flags = { hidden: boolean; featured: boolean };
type GoodsMenuProps = {
  item: Flags & { productName: string };
  onEdit: () => void;
  onChange: (change: Partial<Flags>) => void;
  onRemove: () => void;
};

/** What its keeper does with one product or accessory, at once or in the drawer. */
export function GoodsMenu({ item, onEdit, onChange, onRemove }: GoodsMenuProps) {
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
