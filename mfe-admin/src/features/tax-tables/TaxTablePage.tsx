import { useLingui } from '@lingui/react/macro';
import { addDays, dayOf, DaySchema, type Day } from '@portal/contract/days';
import { Country, type TaxDraft, type TaxRate } from '@portal/contract/tax-tables';
import { Button, PageHeader, useFormat, useQuery } from '@portal/shared-ui';
import { QueryResult, Segmented, useCountryOptions, useListState } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { taxRateList } from '../../shared/tax-rates.api.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { LawTable } from './LawTable.tsx';
import { StartDraftDialog } from './StartDraftDialog.tsx';
import { Columns, Head } from './tax-preview-style.ts';
import { stateOf } from './tax-rows.ts';
import { taxDrafts, taxPreview } from './tax-tables.api.ts';
import { TaxPreviewCard } from './TaxPreviewCard.tsx';

/** What the address holds: a country, and one of its years or one of its drafts by its day. */
const Shown = v.strictObject({
  country: v.optional(Country),
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  draft: v.optional(DaySchema),
});
type Shown = v.InferOutput<typeof Shown>;

/** Tax rates by country: what is law by year, what is being written as drafts, and what each changes (RULES 0.11). */
export default function TaxTablePage() {
  const { t } = useLingui();
  const rates = useQuery(taxRateList({}));
  const drafts = useQuery(taxDrafts());
  const [shown, change] = useListState(Shown);
  const [today] = useState(() => dayOf(new Date()));
  const [open, setOpen] = useState<'year' | 'correction' | 'history'>();
  const country = shown.country ?? 'DK';
  const law = rates.data?.data ?? [];
  const years = yearsOf(law, country);
  const close = () => setOpen(undefined);
  const starts = { year: nextYear(years, today), correction: addDays(today, 1), history: today };
  return (
    <>
      <PageHeader
        title={t`Tax tables`}
        lead={t`Rates and fixed amounts that estimates are calculated with. Orders keep those they were made with.`}
        actions={
          <>
            <Button onClick={() => setOpen('history')}>{t`History`}</Button>
            <Button onClick={() => setOpen('year')}>{t`Start a year`}</Button>
          </>
        }
      />
      <QueryResult label={t`Tax rates`} query={rates}>
        {() => (
          <Tables
            law={law}
            drafts={drafts.data?.data ?? []}
            shown={{ ...shown, country }}
            today={today}
            onChange={change}
            onCorrect={() => setOpen('correction')}
          />
        )}
      </QueryResult>
      <StartDraftDialog
        start={open && open !== 'history' ? { kind: open, country, validFrom: starts[open] } : undefined}
        today={today}
        onClose={close}
        onStarted={({ validFrom, ...started }) => change({ ...started, draft: validFrom, year: undefined })}
      />
      <HistoryDialog law={law} country={country} isOpen={open === 'history'} onClose={close} />
    </>
  );
}

const yearsOf = (law: readonly TaxRate[], country: string): number[] =>
  [...new Set(law.filter((rate) => rate.country === country).map(({ year }) => year))].toSorted();

/** The first day of the next year that has no table. */
const nextYear = (years: readonly number[], today: Day): Day =>
  `${Math.max(Number(today.slice(0, 4)), ...years) + 1}-01-01`;

type TablesProps = {
  law: readonly TaxRate[];
  drafts: readonly TaxDraft[];
  shown: Shown & { country: string };
  today: Day;
  onChange: (change: Partial<Shown>) => void;
  onCorrect: () => void;
};

/** The chosen table: a draft with its fields, or a year that is read. A draft is what one comes for, so it is first. */
function Tables({ law, drafts, shown, today, onChange, onCorrect }: TablesProps) {
  const { country } = shown;
  const years = yearsOf(law, country);
  const own = drafts.filter((draft) => draft.country === country);
  const year = years.find((one) => String(one) === shown.year);
  const draft = own.find(({ validFrom }) => validFrom === shown.draft) ?? (year === undefined ? own[0] : undefined);
  const newest = year ?? years.at(-1);
  // The next table that does not count yet, or else the next year's first day.
  const coming = law.filter((rate) => rate.country === country && rate.validFrom > today).map((rate) => rate.validFrom);
  const firstDay = coming.toSorted()[0] ?? `${Number(today.slice(0, 4)) + 1}-01-01`;
  const preview = useQuery({ ...taxPreview(country, firstDay), enabled: !draft, meta: { quiet: true } }).data?.data;
  const choices = { law, drafts, country, years, own, today };
  return (
    <>
      <Choices {...choices} chosen={draft ? `draft ${draft.validFrom}` : String(newest)} onChange={onChange} />
      {draft ? (
        <DraftEditor
          key={draft.id}
          draft={draft}
          law={law}
          onGone={() => onChange({ draft: undefined, year: draft.validFrom.slice(0, 4) })}
        />
      ) : (
        newest !== undefined && (
          <Columns>
            <LawTable
              key={`${country} ${newest}`}
              law={law}
              country={country}
              year={newest}
              years={years}
              today={today}
              uses={preview?.uses}
              onCorrect={onCorrect}
            />
            <TaxPreviewCard key={`${country} ${firstDay}`} country={country} firstDay={firstDay} />
          </Columns>
        )
      )}
    </>
  );
}

type ChoicesProps = Pick<TablesProps, 'law' | 'drafts' | 'today' | 'onChange'> & {
  country: string;
  years: readonly number[];
  /** drafts of the country */ own: readonly TaxDraft[];
  chosen: string;
};

/** Which country's table, and which of its years or drafts, each with its state. */
function Choices({ law, drafts, country, years, own, today, chosen, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const countries = useCountryOptions().filter(({ value }) => [...law, ...drafts].some((one) => one.country === value));
  const states = { past: t`past`, inForce: t`in force`, coming: t`published` };
  return (
    <Head>
      <Segmented
        legend={t`Country`}
        value={country}
        choices={countries}
        onChange={(next) => onChange({ country: next, year: undefined, draft: undefined })}
      />
      <Segmented
        legend={t`Table`}
        value={chosen}
        choices={[
          ...years.map((one) => ({ value: String(one), label: `${one}, ${states[stateOf(years, one, today)]}` })),
          ...own.map(({ validFrom }) => ({ value: `draft ${validFrom}`, label: t`${day(validFrom)}, draft` })),
        ]}
        onChange={(next) =>
          onChange(
            next.startsWith('draft ')
              ? { draft: next.slice('draft '.length), year: undefined }
              : { year: next, draft: undefined },
          )
        }
      />
    </Head>
  );
}
