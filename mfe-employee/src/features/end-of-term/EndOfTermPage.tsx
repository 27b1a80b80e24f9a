import { Trans, useLingui } from '@lingui/react/macro';
import type { EndOfTerm } from '@portal/contract/end-of-term';
import type { EndOfTermChoice } from '@portal/contract/end-of-term-rules';
import { PageHeader, useFormat, useParams, useQuery } from '@portal/shared-ui';
import { ProductPicture, QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { BuyPart, ReturnPart } from './ChosenWay.tsx';
import { Columns, Head } from './end-of-term-style.ts';
import { endOfTerm, useChoose, useReturnLabel } from './end-of-term.api.ts';
import { TimeToChoose, WhatHappensWhen } from './TimeToChoose.tsx';
import { TwoWays } from './TwoWays.tsx';
import { WhereItStands } from './WhereItStands.tsx';

/** Buy it or send it back, at the end of the term (DECISIONS 40). */
export default function EndOfTermPage() {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  return (
    <QueryResult label={t`The end of the agreement`} query={useQuery(endOfTerm(orderId))}>
      {(term) => <Choosing key={term.orderId} term={term} />}
    </QueryResult>
  );
}

function Choosing({ term }: { term: EndOfTerm }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const choose = useChoose(term.orderId);
  const label = useReturnLabel(term.orderId);
  const [picked, setPicked] = useState<EndOfTermChoice>();
  const mayChoose = !term.isSubscription && term.choices.length > 0;
  const isAsked = term.state === null || term.state === 'OPEN';
  const chosen = picked && term.choices.includes(picked) ? picked : undefined;
  const pick = (choice: EndOfTermChoice) => {
    choose.reset();
    setPicked(choice);
  };
  return (
    <div data-density="shop">
      <Head>
        <ProductPicture picture={term.picture} categoryName={term.categoryName} sizes="96px" />
        <PageHeader
          title={mayChoose ? t`Keep it or send it back?` : t`End of the agreement`}
          crumbs={[
            { label: t`My orders`, to: '/employee/orders' },
            { label: term.orderNumber, to: `/employee/orders/${term.orderId}` },
          ]}
          lead={
            <Trans>
              {term.productName}. Your {term.months} months end on {day(term.lastDay)}.
            </Trans>
          }
        />
      </Head>
      <Columns>
        <div>
          {(!isAsked || !mayChoose) && <WhereItStands term={term} choose={choose} />}
          {mayChoose && <TwoWays term={term} chosen={chosen} onChoose={pick} />}
          {chosen === 'BUY' && <BuyPart term={term} choose={choose} />}
          {chosen === 'RETURN' && <ReturnPart term={term} choose={choose} onChosen={() => label.mutate()} />}
        </div>
        {!term.isSubscription && (
          <aside>
            {mayChoose && <TimeToChoose term={term} />}
            <WhatHappensWhen term={term} />
          </aside>
        )}
      </Columns>
    </div>
  );
}
