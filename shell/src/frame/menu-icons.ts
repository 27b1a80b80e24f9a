import {
  Banknote,
  BookOpen,
  Building2,
  Coins,
  FilePenLine,
  FileText,
  HandCoins,
  Layers,
  Package,
  Palette,
  Settings,
  Store,
  Tag,
  User,
  Users,
  Wrench,
  type LucideIcon,
} from '@portal/shared-ui';
import type { MenuIcon } from '@portal/shared-ui/remote';

const icons: Readonly<Record<MenuIcon, LucideIcon>> = {
  banknote: Banknote,
  'book-open': BookOpen,
  building: Building2,
  coins: Coins,
  'file-pen-line': FilePenLine,
  'file-text': FileText,
  'hand-coins': HandCoins,
  layers: Layers,
  package: Package,
  palette: Palette,
  settings: Settings,
  store: Store,
  tag: Tag,
  user: User,
  users: Users,
  wrench: Wrench,
};

/** The icon of a name; a sheet of paper for one that a newer remote knows and this shell does not. */
export const menuIcon = (name: string): LucideIcon => (Object.hasOwn(icons, name) ? icons[name as MenuIcon] : FileText);
