import { useQuoteListQuery, type QuoteListItem } from '@sarv/client/financial.generated'
import { Calculator, FileCheck } from 'lucide-react'
import { formatCount } from '../../../format/number.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { financialPaths } from '../financial.paths.ts'
import { QuoteState } from './QuoteState.tsx'
import { kindOf } from './quoted-choice.ts'
import { quotesText as text } from './quotes.fa.ts'

const newestFirst = { column: 'createDate', direction: 'descending' } as const

/** `/portal/quote` */
export function QuotesPage() {
  const state = useListState({ sort: newestFirst })
  const query = useQuoteListQuery(state.toQuery())
  const toCalculator = (
    <LinkButton kind="primary" icon={Calculator} href={financialPaths.calculator}>
      {text.calculator}
    </LinkButton>
  )
  return (
    <ListPage title={text.title} summary={text.summary} query={query} actions={toCalculator}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        serverTotal={totalCountOfQuery(query)}
        columns={columns}
        nameOf={({ id }) => text.open(formatCount(id))}
        searchFor={text.search}
        empty={
          <Empty icon={FileCheck} hasPattern title={text.empty.title} actions={toCalculator}>
            {text.empty.text}
          </Empty>
        }
      />
    </ListPage>
  )
}

const columns: readonly Column<QuoteListItem>[] = [
  {
    id: 'title',
    label: text.columns.title,
    place: 'title',
    value: ({ title, id }) => title ?? id,
    cell: ({ id, title }) => (
      <RowTitle name={text.open(formatCount(id))} href={financialPaths.quote(id)}>
        {title}
      </RowTitle>
    ),
  },
  { id: 'things', label: text.columns.things, cell: ({ tabs }) => tabs.map(kindOf).join(text.and) },
  { id: 'payable', label: text.columns.payable, cell: ({ payable }) => <Money rials={payable} /> },
  {
    id: 'createDate',
    label: text.columns.date,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
  {
    id: 'validDate',
    label: text.columns.valid,
    value: ({ validDate }) => validDate,
    cell: ({ validDate }) => <DateText wire={validDate} />,
  },
  {
    id: 'user',
    label: text.columns.user,
    place: 'wide-only',
    cell: ({ userName }) => userName !== null && <bdi>{userName}</bdi>,
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ isValid }) => <QuoteState isValid={isValid} />,
  },
]
