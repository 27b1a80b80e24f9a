import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../kit/Choices.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ArrowDown, ArrowUp, Columns3 } from '../kit/kit-icons.ts';
import { Refusal } from '../seen/Refusal.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SortMark } from './SortMark.tsx';
import { sortedAlsoBy } from './sorts.ts';
import type { SavedColumns } from './use-saved-columns.ts';

const Rows = styled.ol`
  display: grid;
  gap: var(--s-1);
  list-style: none;
  padding: 0;
  margin-top: var(--s-3);
  li { display: flex; align-items: center; justify-content: space-between; gap: var(--s-3); min-height: 32px; }
  li > span { display: flex; gap: var(--s-1); }
`;

export type Sorting = { sort: string | undefined; onSort: (sort: string) => void };
type ChooserProps<Row> = { saved: SavedColumns<Row>; sorting?: Sorting | undefined };

/**
 * The button "Columns" of a list and its dialog: tick what is shown, move with buttons (WCAG 2.5.7: no dragging), and
 * sort by several where there is no head to press.
 */
export function ColumnChooser<Row>({ saved, sorting }: ChooserProps<Row>) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Columns3 aria-hidden="true" />} onClick={() => setIsOpen(true)}>{t`Columns`}</Button>
      {isOpen && <ChooserDialog saved={saved} sorting={sorting} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ChooserDialog<Row>({ saved, sorting, onClose }: ChooserProps<Row> & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [order, setOrder] = useState(() => [
    ...saved.shown,
    ...saved.all.filter((column) => !saved.shown.includes(column)),
  ]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(saved.shown.map(({ key }) => key)));
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const tick = (key: string, isOn: boolean) =>
    setTicked((before) => new Set(isOn ? [...before, key] : [...before].filter((one) => one !== key)));
  const move = (from: number, to: number) =>
    setOrder((before) => {
      const moved = [...before];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return moved;
    });
  const save = (keys: string[] | null) => {
    setIsBusy(true);
    void saved
      .save(keys)
      .then(onClose, setFailure)
      .finally(() => setIsBusy(false));
  };
  return (
    <Dialog
      title={t`Columns`}
      isOpen
      onClose={onClose}
      footer={
        <>
          {saved.isChosen && <Button look="quiet" onClick={() => save(null)}>{t`As the list comes`}</Button>}
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="primary"
            busy={isBusy}
            onClick={() => save(order.map(({ key }) => key).filter((key) => ticked.has(key)))}
          >{t`Save columns`}</Button>
        </>
      }
    >
      <Refusal error={failure} />
      <p>{t`Your choice is kept with your login.`}</p>
      <Rows>
        {order.map((column, position) => {
          const name = i18n._(column.header);
          return (
            <li key={column.key}>
              <Checkbox
                label={name}
                checked={ticked.has(column.key)}
                disabled={saved.isFixed(column)}
                onChange={(event) => tick(column.key, event.target.checked)}
              />
              <span>
                {sorting && column.sort !== undefined && <SortStep sorting={sorting} field={column.sort} name={name} />}
                <IconButton
                  size="small"
                  label={t`Move ${name} up`}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={position === 0}
                  onClick={() => move(position, position - 1)}
                />
                <IconButton
                  size="small"
                  label={t`Move ${name} down`}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={position === order.length - 1}
                  onClick={() => move(position, position + 1)}
                />
              </span>
            </li>
          );
        })}
      </Rows>
    </Dialog>
  );
}

/** Upwards, downwards, not: at once, as in the head with Shift. */
function SortStep({ sorting: { sort, onSort }, field, name }: { sorting: Sorting; field: string; name: string }) {
  const { t } = useLingui();
  return (
    <Button size="small" look="quiet" onClick={() => onSort(sortedAlsoBy(sort, field))}>
      {t`Sort`}
      <VisuallyHidden>
        <Trans>by {name}</Trans>
      </VisuallyHidden>
      <SortMark sort={sort} name={field} isSaid />
    </Button>
  );
}
