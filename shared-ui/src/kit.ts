/**
 * `@portal/shared-ui/kit`: lists, dialogs and pickers. Provided by the shell, loaded beside the role's remote and never
 * on the login page. Forms are in `@portal/shared-ui/forms`. Every name is listed here.
 */
import { keepAriaStylesOut } from './kit/aria-styles.ts';

keepAriaStylesOut();

// Lists (STYLE 1.6)
export { BegunForm } from './form/draft/BegunForm.tsx';
export { BulkBar, type BulkAct } from './list/BulkBar.tsx';
export { ColumnChooser } from './list/ColumnChooser.tsx';
export type { Column, ListQuery, RowSelection } from './list/column.ts';
export { DataTable } from './list/DataTable.tsx';
export { TablePage } from './list/TablePage.tsx';
export { ExportMenu } from './list/ExportMenu.tsx';
export type { Listed, ListFile } from './list/listed.ts';
export { FilterAndSort } from './list/FilterAndSort.tsx';
export { FailedQuery } from './list/FailedQuery.tsx';
export { CategoryIcon, ProductPicture } from './kit/ProductPicture.tsx';
export { ListCard, ListPage } from './list/ListPage.tsx';
export { QueryResult } from './list/QueryResult.tsx';
export { Pager } from './list/Pager.tsx';
export { DaysBetween } from './list/DaysBetween.tsx';
export { SearchField } from './list/SearchField.tsx';
export { SelectMatching } from './list/SelectMatching.tsx';
export { SecondLine } from './list/table-style.ts';
export { FilterChip, Toolbar } from './list/Toolbar.tsx';
export { filterOf, useListState } from './list/use-list-state.ts';
export { useSavedColumns } from './list/use-saved-columns.ts';
export { useSelection } from './list/use-selection.ts';
export { Views } from './list/Views.tsx';

// Overlays
export { BindingTick } from './kit/BindingTick.tsx';
export { ConfirmDialog } from './kit/ConfirmDialog.tsx';
export { Dialog } from './kit/Dialog.tsx';
export { KeepFocus } from './focus/KeepFocus.tsx';
export { LeaveGuard } from './unsaved/LeaveGuard.tsx';
export { Unsaved } from './unsaved/Unsaved.tsx';
export { Drawer } from './kit/Drawer.tsx';
export { Menu, type MenuEntry } from './kit/Menu.tsx';

// Choosing
export { AsyncSelect } from './kit/AsyncSelect.tsx';
export { Checkbox, RadioGroup, Segmented, Switch } from './kit/Choices.tsx';
export { DayInput } from './kit/DayInput.tsx';
export type { ComboOption } from './kit/ComboBox.tsx';
export { FileDrop } from './kit/FileDrop.tsx';
export { CountryName, countryName, useCountryOptions } from './kit/countries.tsx';
export { Select, type SelectOption } from './kit/Select.tsx';

// Showing
export { BarChart, useMoneyScale, type BarOfChart } from './kit/BarChart.tsx';
export { ChartTable } from './kit/chart-style.ts';
export { DescriptionList } from './kit/DescriptionList.tsx';
export { ProgressBar } from './kit/ProgressBar.tsx';
export { SalaryBar } from './kit/SalaryBar.tsx';
export { SalaryBlock } from './kit/SalaryBlock.tsx';
export type { SalaryLine } from './kit/SalaryRow.tsx';
export type { ComparisonRow } from './kit/SalaryComparison.tsx';
export {
  AccountStatusBadge,
  OrderStatusBadge,
  ProblemBadge,
  RequestStatusBadge,
  SubscriptionStateBadge,
} from './kit/StatusBadges.tsx';
export { Stepper } from './kit/Stepper.tsx';
export { Timeline } from './kit/Timeline.tsx';

// Words of salary files
export { salaryColumnLabels } from './labels/salary-column-labels.ts';

// Calls that change
export { useSaving } from './query/use-saving.ts';

// Acts that bind to what was seen (DECISIONS 48)
export { newIdempotencyKey } from './api/request.ts';
export { AddendumPart } from './seen/AddendumPart.tsx';
export { ChangedSinceSeen } from './seen/ChangedSinceSeen.tsx';
export { changesOf } from './seen/changes-of.ts';
export { Dependants, type DependantLink, type Uses } from './seen/Dependants.tsx';
export { ActorName, hasActor } from './seen/ActorName.tsx';
export { NameLink, type Named } from './seen/NameLink.tsx';
export { Refusal } from './seen/Refusal.tsx';
export { useBinding } from './seen/use-binding.ts';

// Icons beyond the frame's
export {
  Armchair,
  ArrowDown,
  ArrowUp,
  Bike,
  Calendar,
  CircleDot,
  CircleQuestionMark,
  Clock,
  Download,
  Dumbbell,
  Equal,
  FileSpreadsheet,
  Gift,
  Hash,
  Headphones,
  Hourglass,
  Laptop,
  ListFilter,
  Loader,
  PackageCheck,
  Pencil,
  RotateCcw,
  Send,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  Tablet,
  Trash2,
  TrendingDown,
  TrendingUp,
  Truck,
  Undo2,
  Unlink,
  Upload,
  UserPlus,
  Wallet,
  WandSparkles,
} from './kit/kit-icons.ts';
